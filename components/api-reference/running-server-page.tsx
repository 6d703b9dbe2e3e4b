import type { ReactNode } from 'react';
import { PlainCode } from '@/components/mdx/api-example/plain-code';
import { Toc } from '@/components/shell/toc';
import { pageMetadata } from '@/lib/build/metadata';
import { answerRecord } from '@/lib/build/running-server/records';
import { toStatic } from '@/lib/build/static/to-static';
import { parseAddress, twinOf } from '@/lib/shared/addresses';
import { getOperation } from '@/lib/shared/openapi/operations';
import { statusText } from '@/lib/shared/openapi/status';
import { siteHref } from '@/lib/shared/paths';
import { runningServer } from '@/lib/shared/running-server/differences';
import { runningServerPage } from '@/lib/shared/running-server/page';
import { FURTHER, furtherTitle, partsOf, runningServerText } from '@/lib/shared/running-server/pages';
import type { Difference, FurtherOperation } from '@/lib/shared/running-server/types';
import { inline } from './markdown';
import { DifferenceText, SecurityAdvice } from './running-server-difference';
import './api-reference.css';
import '@/components/mdx/api-example/api-example.css';

interface FrameProps {
  title: string;
  /** Whether the page lies below the list of all differences. */
  isPart?: boolean;
  entries: { id: string; text: string }[];
  children: ReactNode;
}

async function Frame({ title, isPart = false, entries, children }: FrameProps) {
  return (
    <>
      <main id="content" className="content op-page">
        <nav className="breadcrumbs" aria-label="Breadcrumbs">
          <ol>
            <li>
              <a href={siteHref('/docs/api')}>API Reference</a>
            </li>
            {isPart && (
              <li>
                <a href={siteHref(runningServerPage)}>{runningServerText.title}</a>
              </li>
            )}
            <li>
              <span aria-current="page">{title}</span>
            </li>
          </ol>
        </nav>
        <article className="prose">{await toStatic(children)}</article>
      </main>
      <aside className="toc-column">
        <Toc entries={entries.map((entry) => ({ ...entry, depth: 2 }))} />
      </aside>
    </>
  );
}

const plain = (markdown: string) => markdown.replaceAll('`', '');

function Mark({ difference: { security } }: { difference: Difference }) {
  return security ? <span className={`rs-mark rs-${security.severity}`}>security</span> : null;
}

/** Every difference in a line, and the operations that the contract lacks. */
export function RunningServerPage() {
  const parts = partsOf();
  const [source] = runningServer.sources;
  return (
    <Frame
      title={runningServerText.title}
      entries={[...parts.map(({ id, title }) => ({ id, text: title })), { id: FURTHER, text: furtherTitle }]}
    >
      <h1>{runningServerText.title}</h1>
      <p>{runningServerText.about}</p>
      <p>
        Source: commit <code>{source?.commit}</code>, {source?.name}. {source?.measured} Check a server of
        your own: <code>npm run check:server -- --base http://localhost:5080</code>.
      </p>
      {parts.map(({ id, title, href, differences }) => (
        <section key={id}>
          <h2 id={id}>
            <a href={siteHref(href)}>{title}</a>
          </h2>
          <ul className="rs-list">
            {differences.map((difference) => (
              <li key={difference.id} id={difference.id}>
                <a href={siteHref(`${href}#${difference.id}`)}>{inline(difference.title)}</a>
                <Mark difference={difference} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h2 id={FURTHER}>
        <a href={siteHref(`${runningServerPage}/${FURTHER}`)}>{furtherTitle}</a>
      </h2>
      <ul className="rs-list">
        {runningServer.beyond.map(({ id, method, path, title }) => (
          <li key={id}>
            <a href={siteHref(`${runningServerPage}/${FURTHER}#${id}`)}>{title}</a>{' '}
            <code>
              {method} {path}
            </code>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function Operations({ operations }: { operations: readonly string[] }) {
  if (operations.includes('*')) return null;
  return (
    <p className="rs-operations">
      {operations.map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={siteHref(getOperation(id).href)}>{id}</a>
        </span>
      ))}
    </p>
  );
}

function FurtherAnswer({
  answer: { record, when, status, mediaType },
}: {
  answer: FurtherOperation['answers'][number];
}) {
  const { responseBody: body, body: sent } = answerRecord(record);
  const isText = typeof body === 'string' && !/json/.test(mediaType ?? '');
  return (
    <details className="op-example">
      <summary>
        {inline(when)}: {status} {statusText(status)},{' '}
        {mediaType ? <code>{mediaType}</code> : 'no media type'}
        {body === '' && ', no body shown'}
      </summary>
      {sent !== undefined && <PlainCode label="Request" text={JSON.stringify(sent, null, 2)} />}
      {body !== '' && (
        <PlainCode label={`Answer #${record}`} text={isText ? String(body) : JSON.stringify(body, null, 2)} />
      )}
    </details>
  );
}

function Further({ operation }: { operation: FurtherOperation }) {
  const { id, method, path, title, purpose, access, request, answers, notes, security } = operation;
  return (
    <section>
      <h2 id={id}>{title}</h2>
      <p>
        <span className={`method method-${method.toLowerCase()}`}>{method}</span> <code>{path}</code>
        {access === 'open' && <span className="op-open">open</span>}
      </p>
      <p>{inline(purpose)}</p>
      {request.length > 0 && (
        <ul>
          {request.map(({ name, required, about }) => (
            <li key={name}>
              <code>{name}</code>
              {required && ' (required)'}: {inline(about)}
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note}>{inline(note)}</p>
      ))}
      {security && <SecurityAdvice security={security} />}
      {answers.map((answer) => (
        <FurtherAnswer key={answer.record} answer={answer} />
      ))}
    </section>
  );
}

/** The differences of one area in full, or the operations that the contract lacks. */
export function RunningServerPart({ part }: { part: string }) {
  const area = partsOf().find(({ id }) => id === part);
  if (!area)
    return (
      <Frame
        title={furtherTitle}
        isPart
        entries={runningServer.beyond.map(({ id, title }) => ({ id, text: title }))}
      >
        <h1>{furtherTitle}</h1>
        <p>{runningServerText.further}</p>
        {runningServer.beyond.map((operation) => (
          <Further key={operation.id} operation={operation} />
        ))}
      </Frame>
    );
  return (
    <Frame
      title={area.title}
      isPart
      entries={area.differences.map(({ id, title }) => ({ id, text: plain(title) }))}
    >
      <h1>{`${area.title}: what a running server does otherwise`}</h1>
      {area.differences.map((difference) => (
        <section key={difference.id}>
          <h2 id={difference.id}>{inline(difference.title)}</h2>
          {area.id !== 'every' && <Operations operations={difference.operations} />}
          <DifferenceText difference={difference} />
        </section>
      ))}
    </Frame>
  );
}

/** Static parameters of the parts. */
export const runningServerParams = (): { part: string }[] => [
  ...partsOf().map(({ id }) => ({ part: id })),
  { part: FURTHER },
];

/** Title, description and addresses of the list of differences or of a part of it. */
export function runningServerMetadata(part?: string) {
  const area = partsOf().find(({ id }) => id === part);
  const path = part ? `${runningServerPage}/${part}` : runningServerPage;
  const title = !part ? runningServerText.title : area ? `${area.title} on a running server` : furtherTitle;
  const description = !part
    ? runningServerText.about
    : area
      ? `${area.differences.length} differences: ${plain(
          area.differences
            .slice(0, 3)
            .map((one) => one.title)
            .join('; '),
        )}.`
      : runningServerText.further;
  return pageMetadata({ title, description, path, markdown: twinOf(parseAddress(path)) });
}
