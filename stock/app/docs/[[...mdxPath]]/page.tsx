import { generateStaticParamsFor, importPage } from 'nextra/pages';
import { useMDXComponents } from '../../../mdx-components';

interface Props {
  params: Promise<{ mdxPath?: string[] }>;
}

export const generateStaticParams = generateStaticParamsFor('mdxPath');

export async function generateMetadata({ params }: Props) {
  return (await importPage((await params).mdxPath)).metadata;
}

/** A page of `content/` in the stock theme's article. */
export default async function Page({ params }: Props) {
  const { mdxPath } = await params;
  const { default: Content, toc, metadata, sourceCode } = await importPage(mdxPath);
  const Wrapper = useMDXComponents().wrapper;
  if (!Wrapper)
    throw new Error('nextra-theme-docs gives no wrapper for pages any more: see its useMDXComponents.');
  return (
    <Wrapper toc={toc} metadata={metadata} sourceCode={sourceCode}>
      <Content params={{ mdxPath }} />
    </Wrapper>
  );
}
