import { breakable } from '@/components/mdx/breakable';
import { PageFrame } from '@/components/shell/page-frame';
import { PageHelp } from '@/components/shell/page-help';
import { toStatic } from '@/components/shell/static/to-static';
import { Toc } from '@/components/shell/toc';
import type { ReferencePage, Section } from '@/lib/build/reference/types';
import { getMessages } from '@/lib/i18n';
import { languages } from '@/lib/i18n/languages';
import { localeOfCode } from '@/lib/i18n/split';
import { parseAddress, twinOf } from '@/lib/shared/addresses';
import { plainText } from '@/lib/shared/markdown';
import { siteHref } from '@/lib/shared/paths';
import { Blocks } from './blocks';
import { ReferenceFilter } from './reference-filter';
import { ReferenceNav } from './reference-nav';
import { ReferenceSection } from './sections';
import './api-reference.css';

/** Where names of schemas may break: they are longer than the line of a phone. */
const HUMPS = /(?<=[a-z])(?=[A-Z])/;

/** Everything that the page says; rendered to plain HTML. */
function Text({ page: { title, lead, sections, language } }: { page: ReferencePage }) {
  const draw = (section: Section) => (
    <ReferenceSection key={section.id} section={section} language={language} />
  );
  const besideEnd = sections.findLastIndex(({ isBeside }) => isBeside) + 1;
  const first = sections.slice(0, besideEnd);
  return (
    <>
      <h1>{breakable(title, HUMPS)}</h1>
      {first.length === 0 ? (
        <Blocks blocks={lead} language={language} />
      ) : (
        <>
          <Blocks blocks={lead.slice(0, 1)} language={language} />
          <div className="op-row">
            <div className="op-text">
              <Blocks blocks={lead.slice(1)} language={language} />
              {first.filter(({ isBeside }) => !isBeside).map(draw)}
            </div>
            <div className="op-beside">{first.filter(({ isBeside }) => isBeside).map(draw)}</div>
          </div>
        </>
      )}
      {sections.slice(besideEnd).map(draw)}
    </>
  );
}

function Pager({ page: { previous, next, language } }: { page: ReferencePage }) {
  const texts = getMessages(language);
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={texts.pager}>
      {previous && (
        <a className="pager-previous" rel="prev" href={siteHref(previous.href)}>
          <span>{texts.previous}</span>
          {breakable(previous.title, HUMPS)}
        </a>
      )}
      {next && (
        <a className="pager-next" rel="next" href={siteHref(next.href)}>
          <span>{texts.next}</span>
          {breakable(next.title, HUMPS)}
        </a>
      )}
    </nav>
  );
}

/** A page of the API reference as HTML: everything stands in it, only the Run panel is script. */
export async function ReferencePageView({ page }: { page: ReferencePage }) {
  const { title, path, trail, sections, callsApi, language } = page;
  const { operation: texts } = languages[language];
  const isWide = sections.some(({ isBeside }) => isBeside);
  return (
    <PageFrame locale={localeOfCode(language)} path={path} layout="columns">
      <div className="sidebar">
        <ReferenceFilter label={texts.filterOperations} none={texts.noOperation} />
        <ReferenceNav page={page} />
      </div>
      <aside className="toc-column">
        <Toc
          entries={sections.map((section) => ({
            id: section.id,
            text: plainText(section.title),
            depth: 2,
          }))}
          messages={getMessages(language)}
        />
      </aside>
      <main
        id="content"
        className={isWide ? 'content op-page op-wide' : 'content op-page'}
        data-calls-api={callsApi ? '' : undefined}
      >
        <nav className="breadcrumbs" aria-label={getMessages(language).breadcrumbs}>
          <ol>
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
        <article className="prose">{await toStatic(<Text page={page} />)}</article>
        <div className="page-tools">
          <PageHelp
            title={title}
            path={path}
            markdown={twinOf(parseAddress(path)) ?? path}
            messages={getMessages(language)}
          />
        </div>
        <Pager page={page} />
      </main>
    </PageFrame>
  );
}
