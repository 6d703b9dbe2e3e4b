import { createMdxComponents } from '@/components/docs/mdx-components';
import { toStatic } from '@/components/static/to-static';
import { defaultLocale } from '@/lib/i18n';
import { pageMetadata } from '@/lib/metadata';
import Text from './about-this-site.mdx';
import './markdown-page.css';

const title = 'About this site';

export const metadata = pageMetadata({
  title,
  description:
    'How this site is checked, what it stores in your browser, whom it contacts, how accessible it is, and how to report an error.',
  path: '/markdown-page',
});

export default async function Page() {
  return (
    <main id="content" className="content markdown-page" data-pagefind-body="">
      <article className="prose">
        <h1>{title}</h1>
        {await toStatic(<Text components={createMdxComponents({ locale: defaultLocale })} />)}
      </article>
    </main>
  );
}
