import { inline } from '@/components/mdx/markdown';
import type { Section } from '@/lib/build/reference/types';
import { siteHref } from '@/lib/shared/paths';
import type { LocaleCode } from '@/theme.config';
import { Blocks } from './blocks';

interface Props {
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

/** A section with what belongs beside it, and those below it. */
export function ReferenceSection({ section, language, depth = 2 }: Props) {
  const { blocks, beside, sections = [], tone } = section;
  const text = (
    <>
      <Heading section={section} depth={depth} />
      <Blocks blocks={blocks} language={language} />
    </>
  );
  return (
    <section className={tone && 'rs-box'} aria-labelledby={tone && section.id}>
      {beside ? (
        <div className="op-row">
          <div className="op-text">{text}</div>
          <div className="op-beside">
            <Blocks blocks={beside} language={language} />
          </div>
        </div>
      ) : (
        text
      )}
      {sections.map((below) => (
        <ReferenceSection key={below.id} section={below} language={language} depth={3} />
      ))}
    </section>
  );
}
