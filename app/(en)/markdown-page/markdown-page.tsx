import { PageFrame } from '@/components/layout/page-frame';
import { PageHelp } from '@/components/layout/page-help';
import { toStatic } from '@/components/layout/static/to-static';
import { createMdxComponents } from '@/components/mdx/mdx-components';
import { defaultLocale } from '@/lib/i18n';
import Text from './about-this-site.mdx';

export const title = 'About this site';

/** A plain page of prose outside the documentation. */
export async function MarkdownPage() {
  return (
    <PageFrame locale={defaultLocale} path="/markdown-page">
      <main id="content" className="content markdown-page">
        <article className="prose">
          <h1>{title}</h1>
          {
            await toStatic(
              <Text components={createMdxComponents({ locale: defaultLocale, textLocale: defaultLocale })} />,
            )
          }
        </article>
        {await toStatic(<PageHelp title={title} path="/markdown-page" locale={defaultLocale} />)}
      </main>
    </PageFrame>
  );
}
