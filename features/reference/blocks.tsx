import { CodeSample } from '@/features/mdx/code-sample';
import { inline, Paragraphs } from '@/features/mdx/markdown';
import { sinceRelease } from '@/shared/contract/later-releases';
import { consolePlace } from '@/shared/contract/operations';
import { inOrder } from '@/shared/html/in-order';
import { operation as texts } from '@/shared/i18n/en/operation';
import { siteHref } from '@/shared/paths';
import { consolePath } from './build/about';
import type { Block, CodeBlock, DifferenceBlock, LinkItem, Section } from './build/types';
import { ErrorResponseList } from './error-list';
import { FieldList } from './field-list';
import { MethodPath } from './method-path';
import { RunCard } from './run-card';

type EndpointProps = Omit<Extract<Block, { kind: 'endpoint' }>, 'kind'>;

function Endpoint({ method, path, mark, operation }: EndpointProps) {
  return (
    <p className="op-endpoint row">
      <MethodPath method={method} path={path} />
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
  if (title === '') return <CodeSample label={label} language={fence} text={text} />;
  return (
    <details className="op-example">
      <summary>{inline(title)}</summary>
      <CodeSample label={label} language={fence} text={text} />
    </details>
  );
}

/** Renders what the contract says, what an Endatix server does, and how clients support both. */
function ContractAndServer({ difference: { sides, security, evidence } }: { difference: DifferenceBlock }) {
  return (
    <>
      <dl className="rs-sides">
        {sides.flatMap(({ name, text }) => [<dt key={name}>{name}</dt>, <dd key={text}>{inline(text)}</dd>])}
      </dl>
      {security && (
        <p className={`rs-security rs-${security.severity}`}>
          <strong>{security.level}</strong> {inline(security.advice)}
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
      return <ErrorResponseList {...block} />;
    case 'code':
      return <Example code={block} />;
    case 'run':
      return <RunCard operation={block.operation} />;
    case 'links':
      return <Links items={block.items} />;
    case 'difference':
      return <ContractAndServer difference={block} />;
  }
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return inOrder(blocks, (block) => <BlockView block={block} />);
}

interface SectionProps {
  section: Section;
  depth?: 2 | 3;
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

export function ReferenceSection({ section, depth = 2 }: SectionProps) {
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
