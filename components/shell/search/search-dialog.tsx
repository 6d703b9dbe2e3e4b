'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { openPage } from '@/lib/browser/navigation/open-page';
import { ownAddress } from '@/lib/browser/navigation/own-address';
import { prepareSearch, search } from '@/lib/browser/search/search';
import { useWhen } from '@/lib/browser/use-when';
import type { SearchTexts } from '@/lib/i18n/en/search';
import { siteHref } from '@/lib/shared/paths';
import type { Found, SearchHit } from '@/lib/shared/search/engine';
import type { SearchGroup } from '@/lib/shared/search/types';
import { Filters } from './filters';
import { HitList } from './hit-list';
import { NothingFound } from './nothing-found';
import { keepSearch } from './recent';
import { RecentSearches } from './recent-searches';
import { sectionsOf } from './sections';
import './search.css';

type State =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | ({ kind: 'done'; query: string; group: SearchGroup | undefined } & Found);

/** Pause after a key before the index is asked, in milliseconds. */
const TYPING_PAUSE = 30;

/** What the dialog says about the search. */
function statusOf(state: State, shown: number, texts: SearchTexts): string {
  if (state.kind === 'idle') return texts.searchHint;
  if (state.kind === 'loading') return texts.searchLoading;
  if (state.kind === 'failed')
    return `${texts.searchFailed} ${process.env.NODE_ENV === 'development' ? texts.searchUnavailable : ''}`;
  const { query, hits, corrected } = state;
  const nothing = `${texts.searchEmpty} “${query}”`;
  if (hits.length === 0) return nothing;
  const count = shown === 1 ? texts.searchResult : `${shown} ${texts.searchResults}`;
  return corrected === undefined ? count : `${nothing}. ${texts.searchCorrected} “${corrected}”: ${count}`;
}

/** Longest query: what is longer is pasted by mistake, and looking for it would only keep the page busy. */
const MAX_QUERY = 200;

export interface SearchDialogProps {
  texts: SearchTexts;
  /** Called with true when a hit was chosen, whose page is on its way. */
  onClose: (leavesForPage: boolean) => void;
}

/** Search as a modal combobox: results appear while typing, arrow keys choose, Enter opens (ARIA combobox with listbox). */
export function SearchDialog({ texts, onClose }: SearchDialogProps) {
  const { messages } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState<SearchGroup | undefined>();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [active, setActive] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const leaves = useRef(false);
  // Enter that came before the results opens the first of them.
  const isEager = useRef(false);

  useEffect(() => {
    prepareSearch();
    dialog.current?.showModal();
  }, []);

  // A new attempt asks again for the same words.
  useWhen([query, group, attempt], () => {
    const wanted = query.trim();
    if (!wanted) {
      setState({ kind: 'idle' });
      return;
    }
    let current = true;
    setState((before) => (before.kind === 'done' ? before : { kind: 'loading' }));
    const timer = setTimeout(() => {
      search(wanted, group)
        .then(
          (found): State => ({ kind: 'done', query: wanted, group, ...found }),
          (): State => ({ kind: 'failed' }),
        )
        .then((next) => {
          if (!current) return;
          setState(next);
          setActive(0);
          if (isEager.current && next.kind === 'done') {
            const [best] = sectionsOf(next.hits, group).flatMap((section) => section.hits);
            if (best) open(best, wanted);
          }
          isEager.current = false;
        });
    }, TYPING_PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  });

  const found = state.kind === 'done' ? state : undefined;
  const sections = found ? sectionsOf(found.hits, found.group) : [];
  const hits = sections.flatMap((section) => section.hits);
  const optionId = (index: number) => `${listId}-${index}`;
  const open = (hit: SearchHit, asked = found?.query) => {
    leaves.current = true;
    if (asked) keepSearch(asked);
    dialog.current?.close();
    const address = ownAddress(siteHref(hit.url));
    if (address) void openPage(address);
  };
  /** Opens a page in a tab of its own, as a press with the same key held does. */
  const openBeside = (hit: SearchHit) => {
    if (found) keepSearch(found.query);
    const address = ownAddress(siteHref(hit.url));
    if (address) window.open(address, '_blank', 'noopener');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Hits of an earlier query stay on screen for a moment; nobody means them who has typed on.
    const chosen = found?.query === query.trim() ? hits[active] : undefined;
    if (event.key === 'Escape') {
      // A search field would take the key for itself and only empty its text.
      event.preventDefault();
      dialog.current?.close();
    } else if (step && hits.length > 0) {
      event.preventDefault();
      const next = (active + step + hits.length) % hits.length;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (chosen && (event.ctrlKey || event.metaKey)) openBeside(chosen);
      else if (chosen) open(chosen);
      else isEager.current = query.trim() !== '' && (found?.query !== query.trim() || hits.length > 0);
    }
  };
  const ask = (words: string) => {
    setQuery(words);
    field.current?.focus();
  };
  // The pressed button goes; the keyboard goes on in the field.
  const tryAgain = () => {
    field.current?.focus();
    setAttempt(attempt + 1);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to close a dialog
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={messages.search}
      onClose={() => onClose(leaves.current)}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div className="search-panel">
        <div className="search-field">
          <input
            ref={field}
            type="search"
            role="combobox"
            aria-label={messages.search}
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={hits.length > 0 ? optionId(active) : undefined}
            aria-autocomplete="list"
            placeholder={texts.searchPlaceholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_QUERY}
            value={query}
            onChange={(event) => {
              isEager.current = false;
              setQuery(event.target.value.slice(0, MAX_QUERY));
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={messages.close}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </div>
        <Filters texts={texts} chosen={group} onChoose={setGroup} />
        <p className="search-status" role="status">
          {statusOf(state, hits.length, texts)}
          {state.kind === 'failed' && (
            <button type="button" className="text-button" onClick={tryAgain}>
              {messages.retry}
            </button>
          )}
        </p>
        <div className="search-results">
          <div
            id={listId}
            role="listbox"
            aria-label={messages.search}
            className="search-hits"
            data-query={found?.query}
            data-group={found && (found.group ?? '')}
          >
            <HitList
              sections={sections}
              texts={texts}
              active={active}
              optionId={optionId}
              onActive={setActive}
              onOpen={open}
            />
          </div>
          {found?.hits.length === 0 && (
            <NothingFound query={found.query} nearest={found.nearest} texts={texts} onOpen={open} />
          )}
          {state.kind === 'idle' && (
            <RecentSearches texts={texts} onChoose={ask} onForget={() => field.current?.focus()} />
          )}
        </div>
      </div>
    </dialog>
  );
}
