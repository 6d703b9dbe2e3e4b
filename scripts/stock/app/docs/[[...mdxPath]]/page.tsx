import { generateStaticParamsFor, importPage } from 'nextra/pages';
import { useMDXComponents } from '../../../mdx-components';

interface Props {
  params: Promise<{ mdxPath?: string[] }>;
}

export const generateStaticParams = generateStaticParamsFor('mdxPath');

export async function generateMetadata({ params }: Props) {
  return (await importPage((await params).mdxPath)).metadata;
}

/** Shows a page of `content/` in the stock theme. The title is in the frontmatter, so the heading is added here. */
export default async function Page({ params }: Props) {
  const { mdxPath } = await params;
  const { default: Content, toc, metadata, sourceCode } = await importPage(mdxPath);
  const { h1: Title, wrapper: Article } = useMDXComponents();
  return (
    <Article toc={toc} metadata={metadata} sourceCode={sourceCode}>
      <Title>{metadata.title}</Title>
      <Content params={{ mdxPath }} />
    </Article>
  );
}
