import { Breadcrumbs } from '@/features/layout/breadcrumbs';
import { PageFrame } from '@/features/layout/page-frame';
import { PageActions, PageHelp } from '@/features/layout/page-help';
import { Pager } from '@/features/layout/pager';
import { toStatic } from '@/features/layout/static/to-static';
import { Toc } from '@/features/layout/toc';
import { breakable } from '@/features/mdx/elements';
import { getMarkdownPage, parseAddress } from '@/shared/addresses';
import { defaultLocale } from '@/shared/i18n';
import { build } from '@/shared/i18n/en/build';
import { plainText } from '@/shared/markdown';
import { Blocks, ReferenceSection } from './blocks';
import { referenceEntries } from './build/navigation';
import type { ReferencePage, Section } from './build/types';
import { ReferenceNav } from './reference-nav';
import './api-reference.css';

/** Line break opportunities in schema names, which are too long for a phone. */
const CAMEL_BOUNDARY = /(?<=[a-z])(?=[A-Z])/;

function Contents({ page: { sections } }: { page: ReferencePage }) {
  const entries = sections.map(({ id, title }) => ({ id, text: plainText(title), depth: 2 }));
  return <Toc entries={entries} locale={defaultLocale} />;
}

/**
 * Renders the content of the page. The aside follows what readers need to know before it, for narrow windows.
 */
function Text({ page }: { page: ReferencePage }) {
  const { title, path, lead, sections } = page;
  const render = (section: Section) => <ReferenceSection key={section.id} section={section} />;
  const markdown = getMarkdownPage(parseAddress(path));
  const heading = (
    <>
      {markdown && <PageActions markdown={markdown} locale={defaultLocale} />}
      <h1>{breakable(title, CAMEL_BOUNDARY)}</h1>
    </>
  );
  const asideIndex = sections.findIndex(({ isAside }) => isAside);
  if (asideIndex < 0)
    return (
      <>
        {heading}
        <Contents page={page} />
        <Blocks blocks={lead} />
        {sections.map(render)}
      </>
    );
  return (
    <div className="op-row">
      <div className="op-text">
        {heading}
        <Blocks blocks={lead} />
        <Contents page={page} />
        {sections.slice(0, asideIndex).map(render)}
      </div>
      <div className="op-aside">{sections.slice(asideIndex, asideIndex + 1).map(render)}</div>
      {asideIndex + 1 < sections.length && (
        <div className="op-text">{sections.slice(asideIndex + 1).map(render)}</div>
      )}
    </div>
  );
}

const pagerLink = (link: ReferencePage['next']) =>
  link && { href: link.href, title: breakable(link.title, CAMEL_BOUNDARY) };

/** Renders a page of the API reference in English, like the contract. Only the Run panel needs script. */
export async function ReferencePageView({ page }: { page: ReferencePage }) {
  const { title, path, trail, sections, previous, next } = page;
  const isWide = sections.some(({ isAside }) => isAside);
  const callsApi = sections.some(({ blocks }) => blocks.some(({ kind }) => kind === 'run'));
  return (
    <PageFrame locale={defaultLocale} path={path} layout="list">
      <div className="sidebar" id="nav">
        <ReferenceNav entries={referenceEntries(path)} path={path} />
      </div>
      <main
        id="content"
        className={isWide ? 'content op-page op-wide' : 'content op-page'}
        data-calls-api={callsApi ? '' : undefined}
      >
        <Breadcrumbs trail={[...trail, { title, href: path }]} messages={build} />
        <article className="prose">{await toStatic(<Text page={page} />)}</article>
        <PageHelp title={title} path={path} locale={defaultLocale} />
        <Pager previous={pagerLink(previous)} next={pagerLink(next)} messages={build} />
      </main>
    </PageFrame>
  );
}
