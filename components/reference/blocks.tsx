import { CodeSample } from '@/components/mdx/code-sample';
import { inline, Paragraphs } from '@/components/mdx/markdown';
import { consolePlace } from '@/lib/contract/operations';
import type { OperationTexts } from '@/lib/i18n/en/operation';
import { languages } from '@/lib/i18n/languages';
import { inOrder } from '@/lib/markup/in-order';
import { siteHref } from '@/lib/paths';
import { consolePath } from '@/lib/server/reference/about';
import type { Block, CodeBlock, DifferenceBlock, LinkItem, Section } from '@/lib/server/reference/types';
import type { LocaleCode } from '@/theme.config';
import { ErrorResponseList } from './error-list';
import { FieldList } from './field-list';
import { MethodPath } from './method-path';
import { RunCard } from './run-card';

type EndpointProps = Omit<Extract<Block, { kind: 'endpoint' }>, 'kind'> & { texts: OperationTexts };

/** Method and path, with the way into the console where the operation is in the contract. */
function Endpoint({ method, path, mark, operation, texts }: EndpointProps) {
  return (
    <p className={operation && 'op-endpoint'}>
      <MethodPath method={method} path={path} />
      {mark && <span className="op-open">{mark}</span>}
      {operation && (
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

/** Shows an example or a recorded response, folded under a line that says what it is. */
function Example({ code: { title, label, fence, text } }: { code: CodeBlock }) {
  if (title === '') return <CodeSample label={label} language={fence} text={text} />;
  return (
    <details className="op-example">
      <summary>{inline(title)}</summary>
      <CodeSample label={label} language={fence} text={text} />
    </details>
  );
}

function Sides({ difference: { sides, security, evidence } }: { difference: DifferenceBlock }) {
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
      <p className="rs-evidence">{inline(evidence)}</p>
    </>
  );
}

/** A word that sets a difference apart from the others. */
function Mark({ text, severity }: { text: string; severity: string }) {
  return <span className={`rs-mark rs-${severity}`}>{text}</span>;
}

/** What a running server does otherwise: folded under its title where it is one of several. */
function DifferenceText({ difference }: { difference: DifferenceBlock }) {
  const { id, title, folded, security } = difference;
  if (!folded) return <Sides difference={difference} />;
  return (
    <details id={id} className="rs-difference">
      <summary>
        {inline(title)}
        {security && <Mark text={security.mark} severity={security.severity} />}
      </summary>
      <Sides difference={difference} />
    </details>
  );
}

/** A list of links; folded where a line sums it up. */
function Links({ items, summary }: { items: LinkItem[]; summary?: string | undefined }) {
  const list = (
    <ul className="rs-list">
      {items.map(({ title, href, id, about, mark }) => (
        <li key={href} id={id}>
          <a href={siteHref(href)}>{inline(title)}</a>
          {about && <>: {inline(about)}</>}
          {mark && <Mark text={mark.text} severity={mark.severity} />}
        </li>
      ))}
    </ul>
  );
  if (!summary) return list;
  return (
    <details className="rs-difference">
      <summary>{summary}</summary>
      {list}
    </details>
  );
}

function BlockView({ block, language }: { block: Block; language: LocaleCode }) {
  const texts = languages[language].operation;
  switch (block.kind) {
    case 'text':
      if (!block.tone) return <Paragraphs text={block.text} />;
      return (
        <div className={`op-${block.tone}`}>
          <Paragraphs text={block.text} />
        </div>
      );
    case 'endpoint':
      return <Endpoint {...block} texts={texts} />;
    case 'fields':
      return <FieldList {...block} texts={texts} />;
    case 'refusals':
      return <ErrorResponseList {...block} texts={texts} />;
    case 'code':
      return <Example code={block} />;
    case 'run':
      return <RunCard operation={block.operation} language={language} />;
    case 'links':
      return <Links items={block.items} summary={block.summary} />;
    case 'difference':
      return <DifferenceText difference={block} />;
  }
}

/** The blocks of a page of the reference as HTML. */
export function Blocks({ blocks, language }: { blocks: readonly Block[]; language: LocaleCode }) {
  return inOrder(blocks, (block) => <BlockView block={block} language={language} />);
}

interface SectionProps {
  section: Section;
  language: LocaleCode;
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

/** A section and those below it. */
export function ReferenceSection({ section, language, depth = 2 }: SectionProps) {
  const { blocks, sections = [], tone } = section;
  return (
    <section className={tone && 'rs-box'} aria-labelledby={tone && section.id}>
      <Heading section={section} depth={depth} />
      <Blocks blocks={blocks} language={language} />
      {sections.map((below) => (
        <ReferenceSection key={below.id} section={below} language={language} depth={3} />
      ))}
    </section>
  );
}
