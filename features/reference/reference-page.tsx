import { PageFrame } from '@/features/layout/page-frame';
import { PageActions, PageHelp } from '@/features/layout/page-help';
import { toStatic } from '@/features/layout/static/to-static';
import { Toc } from '@/features/layout/toc';
import { breakable } from '@/features/mdx/breakable';
import { getMarkdownPage, parseAddress } from '@/shared/addresses';
import { defaultLocale } from '@/shared/i18n';
import { build } from '@/shared/i18n/en/build';
import { plainText } from '@/shared/markdown';
import { siteHref } from '@/shared/paths';
import { Blocks, ReferenceSection } from './blocks';
import { referenceEntries } from './build/navigation';
import type { ReferencePage, Section } from './build/types';
import { ReferenceNav } from './reference-nav';
import './api-reference.css';

/** Where names of schemas may break: they are longer than the line of a phone. */
const HUMPS = /(?<=[a-z])(?=[A-Z])/;

/** Where readers are, above the title. */
function Trail({ page: { title, trail } }: { page: ReferencePage }) {
  return (
    <nav className="breadcrumbs" aria-label={build.breadcrumbs}>
      <ol className="plain-list row hint">
        {trail.map((above) => (
          <li key={above.href}>
            <a href={siteHref(above.href)}>{above.title}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  );
}

function Contents({ page: { sections } }: { page: ReferencePage }) {
  const entries = sections.map(({ id, title }) => ({ id, text: plainText(title), depth: 2 }));
  return <Toc entries={entries} locale={defaultLocale} />;
}

/**
 * Everything that the page says; rendered to plain HTML. What is next to the text where there is room comes, where
 * there is none, after what a reader needs to know for it.
 */
function Text({ page }: { page: ReferencePage }) {
  const { title, path, lead, sections } = page;
  const draw = (section: Section) => <ReferenceSection key={section.id} section={section} />;
  const markdown = getMarkdownPage(parseAddress(path));
  const heading = (
    <>
      {markdown && <PageActions markdown={markdown} locale={defaultLocale} />}
      <h1>{breakable(title, HUMPS)}</h1>
    </>
  );
  const place = sections.findIndex(({ isAside }) => isAside);
  if (place < 0)
    return (
      <>
        {heading}
        <Contents page={page} />
        <Blocks blocks={lead} />
        {sections.map(draw)}
      </>
    );
  return (
    <div className="op-row">
      <div className="op-text">
        {heading}
        <Blocks blocks={lead} />
        <Contents page={page} />
        {sections.slice(0, place).map(draw)}
      </div>
      <div className="op-aside">{sections.slice(place, place + 1).map(draw)}</div>
      {place + 1 < sections.length && <div className="op-text">{sections.slice(place + 1).map(draw)}</div>}
    </div>
  );
}

function Pager({ page: { previous, next } }: { page: ReferencePage }) {
  if (!previous && !next) return null;
  const link = (name: 'previous' | 'next', rel: string, to: ReferencePage['next']) =>
    to && (
      <a className={`card box pager-${name}`} rel={rel} href={siteHref(to.href)}>
        <span className="fine">{build[name]}</span>
        {breakable(to.title, HUMPS)}
      </a>
    );
  return (
    <nav className="pager" aria-label={build.pager}>
      {link('previous', 'prev', previous)}
      {link('next', 'next', next)}
    </nav>
  );
}

/** A page of the API reference as HTML, in English, as the contract is: everything is in it, only the Run panel is script. */
export async function ReferencePageView({ page }: { page: ReferencePage }) {
  const { title, path, sections, callsApi } = page;
  const isWide = sections.some(({ isAside }) => isAside);
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
        <Trail page={page} />
        <article className="prose">{await toStatic(<Text page={page} />)}</article>
        <PageHelp title={title} path={path} locale={defaultLocale} />
        <Pager page={page} />
      </main>
    </PageFrame>
  );
}
