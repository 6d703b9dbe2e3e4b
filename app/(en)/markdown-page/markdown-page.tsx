import { createMdxComponents } from '@/features/docs-page/mdx-components';
import { PageFrame } from '@/features/layout/page-frame';
import { PageHelp } from '@/features/layout/page-help';
import { aboutRecord } from '@/features/records/others';
import { defaultLocale } from '@/shared/i18n';
import Text from './about-this-site.mdx';

export async function MarkdownPage() {
  const { title, path } = await aboutRecord();
  return (
    <PageFrame locale={defaultLocale} path={path}>
      <main id="content" className="content markdown-page">
        <article className="prose">
          <h1>{title}</h1>
          <Text components={createMdxComponents({ locale: defaultLocale, textLocale: defaultLocale })} />
        </article>
        <PageHelp title={title} path={path} locale={defaultLocale} />
      </main>
    </PageFrame>
  );
}
