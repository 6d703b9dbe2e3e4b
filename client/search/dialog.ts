import 'client-only';
import { isPlainClick } from '@/client/behaviors/links';
import { openPage } from '@/client/navigation/open-page';
import type { SearchTexts } from '@/lib/i18n/en/search';
import type { Found } from '@/lib/search/engine';
import type { SearchGroup } from '@/lib/search/types';
import { element } from './element';
import { LIST, queryIn, type SearchField } from './field';
import { drawFrame, nameFilters } from './frame';
import { drawHits, drawNothingFound, drawRecent } from './hits';
import { keepSearch } from './recent';
import { prepareSearch, search } from './search';
import { sectionsOf } from './sections';

/** Pause after a key before the index is asked, in milliseconds. */
const TYPING_PAUSE = 30;

/** Results that are shown at first; the others mostly share one common word with the query. */
const MOST_SHOWN = 6;

export type Result = Found & { query: string; group: SearchGroup | undefined };

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** Returns what the dialog says of results: their number, and what was not found or was corrected. */
function statusOf({ query, hits, corrected, missing }: Result, texts: SearchTexts): string {
  const nothing = `${texts.searchEmpty} “${query}”`;
  if (hits.length === 0) return missing.length > 0 ? `${texts.searchMissing} ${quoted(missing)}.` : nothing;
  const count = hits.length === 1 ? texts.searchResult : `${hits.length} ${texts.searchResults}`;
  if (corrected !== undefined) return `${nothing}. ${texts.searchCorrected} “${corrected}”: ${count}`;
  return missing.length > 0
    ? `${texts.searchMissing} ${quoted(missing)}. ${texts.searchNearest}: ${count}`
    : count;
}

export interface SearchDialogOptions {
  /** The open dialog, whose field may contain a query already. */
  parts: SearchField;
  texts: SearchTexts;
  names: { search: string; close: string; retry: string };
  /** Called before the dialog closes because a page was chosen; resolves with false when the reader stays. */
  onLeave: (page: Promise<boolean>) => void;
}

/** Starts the search in its dialog: results appear while the reader types, arrow keys choose, Enter opens. */
export function startSearch({ parts, texts, names, onLeave }: SearchDialogOptions): void {
  const { dialog, field } = parts;
  const { close, filters, status, list, extras } = drawFrame(parts, texts, names);
  let group: SearchGroup | undefined;
  let result: Result | undefined;
  let options: HTMLAnchorElement[] = [];
  let active = 0;
  // Enter that came before the results opens the first of them.
  let isEager = queryIn(field) !== '' && field.dataset.enter === queryIn(field);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  const activate = (index: number) => {
    options[active]?.setAttribute('aria-selected', 'false');
    active = index;
    options[active]?.setAttribute('aria-selected', 'true');
    if (options[active]) field.setAttribute('aria-activedescendant', `${LIST}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  };
  const open = ({ href }: HTMLAnchorElement, query = result?.query) => {
    // Nothing leads to an address that is no page of this site.
    if (!href) return;
    if (query) keepSearch(query);
    // The page takes the place of the dialog in the history.
    onLeave(openPage(href, true));
    dialog.close();
  };
  const drawResults = (most: number) => {
    const all = result?.hits ?? [];
    list.replaceChildren(...drawHits(sectionsOf(all.slice(0, most), group), texts, LIST));
    options = [...list.querySelectorAll('a')];
    for (const [index, option] of options.entries())
      option.addEventListener('mousemove', () => index !== active && activate(index));
    if (all.length <= most) return extras.replaceChildren();
    const label = `${texts.searchMore} (${all.length - most})`;
    const more = element('button', { type: 'button', class: 'text-button search-more' }, label);
    more.addEventListener('click', () => {
      drawResults(all.length);
      activate(Math.min(most, options.length - 1));
      field.focus();
    });
    extras.replaceChildren(more);
  };
  const show = (next: Result | undefined, message: string) => {
    result = next;
    drawResults(MOST_SHOWN);
    activate(0);
    field.setAttribute('aria-expanded', String(options.length > 0));
    status.textContent = next ? statusOf(next, texts) : message;
    nameFilters(filters, texts, next?.counts);
    if (next?.corrected !== undefined) {
      const verbatim = element('button', { type: 'button', class: 'text-button' }, texts.searchVerbatim);
      verbatim.addEventListener('click', () => {
        field.focus();
        ask(true);
      });
      status.append(' ', verbatim);
    }
    if (next?.hits.length === 0) extras.append(drawNothingFound(next.query, next.nearest, texts));
    if (next) {
      list.dataset.query = next.query;
      list.dataset.group = next.group ?? '';
    } else for (const name of ['query', 'group']) delete list.dataset[name];
  };
  const showIdle = () => {
    show(undefined, texts.searchHint);
    const choose = (words: string) => {
      field.value = words;
      field.focus();
      ask();
    };
    const recent = drawRecent(texts, choose, () => {
      showIdle();
      field.focus();
    });
    if (recent) extras.append(recent);
  };
  const showFailure = () => {
    show(undefined, texts.searchFailed);
    if (process.env.NODE_ENV === 'development') status.append(` ${texts.searchUnavailable}`);
    const retry = element('button', { type: 'button', class: 'text-button' }, names.retry);
    retry.addEventListener('click', () => {
      // The pressed button goes; the keyboard goes on in the field.
      field.focus();
      ask();
    });
    status.append(' ', retry);
  };
  const ask = (isVerbatim = false) => {
    const query = queryIn(field);
    const number = ++last;
    const searched = group;
    clearTimeout(timer);
    if (!query) return showIdle();
    if (!result) show(undefined, texts.searchLoading);
    timer = setTimeout(() => {
      search(query, { group: searched, isVerbatim }).then(
        (found) => {
          if (number !== last) return;
          show({ ...found, query, group: searched }, '');
          const [best] = options;
          if (isEager && best) open(best, query);
          isEager = false;
        },
        () => number === last && showFailure(),
      );
    }, TYPING_PAUSE);
  };

  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const query = queryIn(field);
    // Hits of an earlier query stay on screen for a moment; a reader who has typed on doesn't mean them.
    const chosen = result?.query === query ? options[active] : undefined;
    if (step && options.length > 0) {
      event.preventDefault();
      field.focus();
      activate((active + step + options.length) % options.length);
      options[active]?.scrollIntoView({ block: 'nearest' });
    } else if (event.target !== field) return;
    else if (event.key === 'Escape') {
      // A search field would take the key for itself and only empty its text.
      event.preventDefault();
      // It would have the focus until the dialog is gone, and the next press of the search key would be typed into it.
      field.blur();
      dialog.close();
    } else if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      if (chosen?.href && (event.ctrlKey || event.metaKey)) {
        keepSearch(query);
        window.open(chosen.href, '_blank', 'noopener');
      } else if (chosen) open(chosen);
      else isEager = query !== '' && (result?.query !== query || options.length > 0);
    }
  });
  field.addEventListener('input', () => {
    isEager = false;
    ask();
  });
  for (const filter of filters)
    filter.button.addEventListener('click', () => {
      group = filter.group;
      for (const { group: other, button } of filters) button.ariaPressed = String(other === group);
      ask();
    });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (event.target === dialog) dialog.close();
    else if (link && !link.target && isPlainClick(event)) {
      event.preventDefault();
      open(link);
    }
  });
  dialog.addEventListener('close', () => {
    last += 1;
  });

  prepareSearch();
  nameFilters(filters, texts);
  if (queryIn(field)) ask();
  else showIdle();
}
