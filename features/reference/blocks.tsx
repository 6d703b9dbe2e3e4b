import type { ReactNode } from 'react';
import type { Difference, Evidence } from '@/features/differences/types';
import { CodeSample } from '@/features/mdx/code-sample';
import { inline, Paragraphs } from '@/features/mdx/markdown';
import { sinceRelease } from '@/shared/contract/later-releases';
import { type ApiOperation, consolePlace } from '@/shared/contract/operations';
import { inOrder } from '@/shared/html/in-order';
import { operation as texts } from '@/shared/i18n/en/operation';
import { siteHref } from '@/shared/paths';
import { consolePath } from './build/about';
import type { Block, CodeBlock, ErrorResponseRow, LinkItem, Section } from './build/types';
import { FieldList } from './field-list';
import { MethodPath } from './method-path';
import { RunCard } from './run-card';

function Endpoint({ mark, operation }: { mark?: string; operation: ApiOperation }) {
  return (
    <p className="op-endpoint row">
      <MethodPath operation={operation} />
      {mark && (
        <>
          {' '}
          <span className="op-open">{mark}</span>
        </>
      )}
      {!sinceRelease(operation) && (
        <a
          className="button"
          data-markdown-ignore=""
          href={siteHref(`${consolePath}#${consolePlace(operation)}`)}
        >
          {texts.openInConsole}
        </a>
      )}
    </p>
  );
}

function Example({ code: { title, label, fence, text } }: { code: CodeBlock }) {
  const sample = <CodeSample label={label} language={fence} text={text} />;
  if (title === '') return sample;
  return (
    <details className="op-example">
      <summary>{inline(title)}</summary>
      {sample}
    </details>
  );
}

const securityLevels = { high: texts.securityHigh, medium: texts.securityMedium, low: texts.securityLow };

/** Returns the evidence that isn't a record: measured or found by reading the source. */
function evidenceText(evidence: readonly Evidence[]): string {
  const found = evidence.flatMap((one) => {
    if ('record' in one) return [];
    return 'measured' in one ? `Measured: ${one.measured}` : `By reading: ${one.reading}`;
  });
  return found.join(' ');
}

/** Renders what the contract says, what an Endatix server does, and how clients support both. */
function ContractAndServer({ difference }: { difference: Difference }) {
  const { contract, server, client, security } = difference;
  const evidence = evidenceText(difference.evidence);
  return (
    <>
      <dl className="rs-sides">
        <dt>{texts.contractSide}</dt>
        <dd>{inline(contract.says)}</dd>
        <dt>{texts.serverSide}</dt>
        <dd>{inline(server.says)}</dd>
        <dt>{texts.clientSide}</dt>
        <dd>{inline(client)}</dd>
      </dl>
      {security && (
        <p className={`rs-security rs-${security.severity}`}>
          <strong>{securityLevels[security.severity]}</strong> {inline(security.advice)}
        </p>
      )}
      {evidence && <p className="rs-evidence hint">{inline(evidence)}</p>}
    </>
  );
}

function Links({ items }: { items: LinkItem[] }) {
  return (
    <ul className="rs-list">
      {items.map(({ title, href, id, about, mark }) => (
        <li key={href} id={id}>
          <a href={siteHref(href)}>{inline(title)}</a>
          {about && <>: {inline(about)}</>}
          {mark && (
            <>
              {' '}
              <span className={`rs-mark rs-${mark.severity}`}>{mark.text}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Renders a message with its placeholders as variables. */
const message = (text: string): ReactNode =>
  inOrder(text.split(/(\{\w+\})/), (part, index) => (index % 2 === 1 ? <var>{part}</var> : part));

function ErrorResponses({ label, rows }: { label: string; rows: ErrorResponseRow[] }) {
  return (
    <div role="group" aria-label={label}>
      <dl className="op-list op-errors">
        {inOrder(rows, ({ status, properties, rule, text }) => (
          <div>
            <dt>
              <strong>{status}</strong>{' '}
              {inOrder(properties, (name) => (
                <>
                  <code className="bare">{name}</code>{' '}
                </>
              ))}
              <span>{inline(rule)}</span>
            </dt>
            <dd>{text === null ? <i>{texts.noBody}</i> : <samp>{message(text)}</samp>}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      if (!block.tone) return <Paragraphs text={block.text} />;
      return (
        <div className={`op-${block.tone}`}>
          <Paragraphs text={block.text} />
        </div>
      );
    case 'endpoint':
      return <Endpoint {...block} />;
    case 'fields':
      return <FieldList {...block} />;
    case 'errors':
      return <ErrorResponses {...block} />;
    case 'code':
      return <Example code={block} />;
    case 'run':
      return <RunCard {...block} />;
    case 'links':
      return <Links {...block} />;
    case 'difference':
      return <ContractAndServer {...block} />;
  }
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return inOrder(blocks, (block) => <BlockView block={block} />);
}

function Heading({ section: { id, title, href, status }, depth }: { section: Section; depth: 2 | 3 }) {
  const Level = `h${depth}` as const;
  return (
    <Level id={id}>
      {status !== undefined && (
        <>
          <span className={`op-status op-status-${String(status)[0]}`}>{status}</span>{' '}
        </>
      )}
      {href ? <a href={siteHref(href)}>{inline(title)}</a> : inline(title)}
    </Level>
  );
}

export function ReferenceSection({ section, depth = 2 }: { section: Section; depth?: 2 | 3 }) {
  const { blocks, sections = [], tone } = section;
  return (
    <section className={tone && 'rs-box'} aria-labelledby={tone && section.id}>
      <Heading section={section} depth={depth} />
      <Blocks blocks={blocks} />
      {sections.map((below) => (
        <ReferenceSection key={below.id} section={below} depth={3} />
      ))}
    </section>
  );
}
