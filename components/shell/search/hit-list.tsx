import type { MouseEvent } from 'react';
import { ownHref } from '@/lib/browser/navigation/own-address';
import type { SearchTexts } from '@/lib/i18n/en/search';
import { inOrder } from '@/lib/shared/markup/in-order';
import { siteHref } from '@/lib/shared/paths';
import type { SearchHit } from '@/lib/shared/search/engine';
import type { SearchGroup } from '@/lib/shared/search/types';
import type { HitSection } from './sections';

/** Names of the groups. */
export const groupName = (group: SearchGroup, texts: SearchTexts): string =>
  ({
    guides: texts.searchGuides,
    settings: texts.searchSettings,
    api: texts.searchApi,
    errors: texts.searchErrors,
  })[group];

interface HitListProps {
  sections: readonly HitSection[];
  texts: SearchTexts;
  /** Index of the chosen hit over all sections. */
  active: number;
  optionId: (index: number) => string;
  onActive: (index: number) => void;
  /** Called for a plain press; with a key held, the browser opens the link as it does everywhere. */
  onOpen: (hit: SearchHit) => void;
}

/** A name such as `Endatix:Api:UseSwagger`, which a narrow window breaks between its parts rather than within one. */
const breakable = (name: string) =>
  inOrder(name.split(/(?<=[:/]|__)(?=\S)/), (part, index) => (
    <>
      {index > 0 && <wbr />}
      {part}
    </>
  ));

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The results as options of the list box, each a link of its own, under the names of their groups. */
export function HitList({ sections, texts, active, optionId, onActive, onOpen }: HitListProps) {
  let count = 0;
  return sections.map(({ group, hits }) => {
    const name = group === undefined ? texts.searchBest : groupName(group, texts);
    const options = hits.map((hit) => {
      const index = count++;
      return (
        <a
          key={`${hit.url} ${hit.section}`}
          id={optionId(index)}
          href={ownHref(siteHref(hit.url))}
          data-url={hit.url}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="search-hit"
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            onOpen(hit);
          }}
          onMouseMove={() => onActive(index)}
        >
          <span className="search-title">
            {breakable(hit.title)}
            {hit.section && <span className="search-section"> › {breakable(hit.section)}</span>}
          </span>
          {hit.label && <code className="search-label">{breakable(hit.label)}</code>}
          <span className="search-excerpt">
            {inOrder(hit.excerpt, ({ text, isMatch }) => (isMatch ? <mark>{text}</mark> : text))}
          </span>
        </a>
      );
    });
    return (
      <div key={group ?? 'best'} role="group" aria-label={name}>
        <div className="search-group" aria-hidden="true">
          {name}
        </div>
        {options}
      </div>
    );
  });
}
