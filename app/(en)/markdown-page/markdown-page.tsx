import { PageFrame } from '@/components/layout/page-frame';
import { PageHelp } from '@/components/layout/page-help';
import { toStatic } from '@/components/layout/static/to-static';
import { createMdxComponents } from '@/components/mdx/mdx-components';
import { defaultLocale } from '@/lib/i18n';
import { aboutRecord } from '@/lib/server/records/others';
import Text from './about-this-site.mdx';

/** A plain page of prose outside the documentation. */
export async function MarkdownPage() {
  const { title, path } = await aboutRecord();
  return (
    <PageFrame locale={defaultLocale} path={path}>
      <main id="content" className="content markdown-page">
        <article className="prose">
          <h1>{title}</h1>
          {
            await toStatic(
              <Text components={createMdxComponents({ locale: defaultLocale, textLocale: defaultLocale })} />,
            )
          }
        </article>
        {await toStatic(<PageHelp title={title} path={path} locale={defaultLocale} />)}
      </main>
    </PageFrame>
  );
}
