import 'client-only';
import { isPlainClick } from '@/features/layout/behaviors/links';
import type { openPage } from '@/features/layout/navigation/open-page';
import { closeByBackdrop } from '@/shared/browser/backdrop';
import { element } from '@/shared/browser/element';
import { pressedKey } from '@/shared/browser/keys';
import { word } from '@/shared/browser/texts';
import type { SearchTexts } from '@/shared/i18n/en/search';
import { format } from '@/shared/i18n/format';
import { pageLocale } from '@/shared/i18n/split';
import type { Found } from '../engine/engine';
import type { SearchGroup } from '../engine/types';
import { getQuery, type SearchField } from './field';
import { formatStatus, labelFilters, renderFrame } from './frame';
import { ListBox } from './list-box';
import { renderAction, renderGroup, renderHit, renderReport } from './options';
import { forgetSearches, keepQuery, keepSearch, recentSearches } from './recent';
import { search } from './search';

/** Delay before a screen reader announces the results, in milliseconds. */
const ANNOUNCE_DELAY = 1000;

/** Results shown at first; the others mostly share one common word with the query. */
const INITIAL_RESULTS = 6;

interface SearchDialogOptions {
  parts: SearchField;
  texts: SearchTexts;
  /** Function of the shell, which knows the navigation in progress. */
  openPage: typeof openPage;
  /** Called before the dialog closes for a page; resolves with false when the reader stays. */
  onLeave: (page: Promise<boolean>) => void;
}

/** What the dialog shows below its field. */
interface View {
  message?: string;
  /** Follows the message. */
  control?: HTMLElement | false;
  entries?: HTMLElement[];
  /** Index of the active option, -1 for none. */
  active?: number;
  /** Follows the options. */
  extra?: HTMLElement | false;
  found?: Found & { query: string };
}

/** Starts the search in its dialog: results appear while the reader types, arrow keys select, Enter opens. */
export function startSearch({ parts, texts, openPage, onLeave }: SearchDialogOptions): void {
  const { dialog, field } = parts;
  const { close, filters, status, announcer, list, extras } = renderFrame(parts, texts);
  const box = new ListBox(list, field);
  let group: SearchGroup | undefined;
  let result: (Found & { query: string }) | undefined;
  // Enter before the results opens the first one.
  let isEager = getQuery(field) !== '' && field.dataset.enter === getQuery(field);
  let isFirst = true;
  let isSearching = false;
  let next: { query: string; isVerbatim: boolean } | undefined;
  let announceTimer: ReturnType<typeof setTimeout> | undefined;

  const show = ({ message = '', control, entries = [], active = -1, extra, found }: View) => {
    result = found;
    list.dataset.query = found?.query ?? '';
    box.show(entries, active);
    extras.replaceChildren(...(extra ? [extra] : []));
    labelFilters(filters, texts, found?.hits);
    status.replaceChildren(message, ...(control ? [' ', control] : []));
    clearTimeout(announceTimer);
    announceTimer = setTimeout(() => {
      announcer.textContent = message;
    }, ANNOUNCE_DELAY);
  };
  const createControl = (text: string, onPress: () => void) => {
    const button = element('button', { type: 'button', class: 'text-button' }, text);
    button.addEventListener('click', () => {
      // The button may be removed; the focus returns to the field.
      field.focus();
      onPress();
    });
    return button;
  };
  const open = ({ href }: HTMLAnchorElement, query = result?.query) => {
    // Results without an address are not pages of this site.
    if (!href) return;
    if (query) keepSearch(query);
    // Replaces the dialog's history entry.
    onLeave(openPage(href, true));
    dialog.close();
  };
  const showResults = (found: Found & { query: string }, most = INITIAL_RESULTS, first = 0) => {
    const hits = found.hits.filter((hit) => group === undefined || hit.group === group);
    const entries = hits.slice(0, most).map((hit) => renderHit(hit, texts));
    if (hits.length > most)
      entries.push(
        renderAction(format(texts.searchMore, { count: hits.length - most }), () => {
          showResults(found, hits.length, most);
          field.focus();
        }),
      );
    const nearest = found.nearest.map((hit) => renderHit(hit, texts));
    if (nearest.length > 0) entries.push(renderGroup(texts.searchNearest, nearest));
    const hasHits = hits.length > 0;
    show({
      message: formatStatus(found.query, { ...found, hits }, texts),
      control: found.corrected !== undefined && createControl(texts.searchVerbatim, () => update(true)),
      entries,
      active: hasHits ? first : -1,
      extra: !hasHits && renderReport(found.query, texts),
      found,
    });
  };
  const showIdle = (popular: Found['hits'] = []) => {
    const recent = recentSearches().map((query) =>
      renderAction(query, () => {
        field.value = query;
        field.focus();
        update();
      }),
    );
    const places = popular.map((hit) => renderHit(hit, texts));
    const forget = () => {
      forgetSearches();
      showIdle(popular);
    };
    show({
      entries: [
        ...(recent.length > 0 ? [renderGroup(texts.searchRecent, recent)] : []),
        ...(places.length > 0 ? [renderGroup(texts.searchPlaces, places)] : []),
      ],
      extra: recent.length > 0 && createControl(texts.searchForget, forget),
    });
  };
  /** Searches what was typed last, one query at a time. */
  const searchNext = async () => {
    isSearching = true;
    while (next) {
      const { query, isVerbatim } = next;
      next = undefined;
      const request = { language: pageLocale().code, query, isVerbatim, isFirst };
      isFirst = false;
      const found = await search(request).catch(() => undefined);
      if (next || !dialog.open) continue;
      if (query === '') showIdle(found?.hits);
      else if (found) {
        showResults({ ...found, query });
        if (isEager && box.active instanceof HTMLAnchorElement) open(box.active, query);
        isEager = false;
      } else {
        const help = process.env.NODE_ENV === 'development' ? ` ${texts.searchUnavailable}` : '';
        show({ message: texts.searchFailed + help, control: createControl(word('retry'), update) });
      }
    }
    isSearching = false;
  };
  const update = (isVerbatim = false) => {
    const query = getQuery(field);
    keepQuery(query);
    if (!query) showIdle();
    else if (!result) show({ message: texts.searchLoading });
    next = { query, isVerbatim };
    if (!isSearching) void searchNext();
  };

  dialog.addEventListener('keydown', (event) => {
    const key = pressedKey(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const query = getQuery(field);
    // Results of an earlier query stay visible for a moment; ignore them once the query has changed.
    const chosen = (result?.query ?? '') === query ? box.active : undefined;
    if (step && box.step(step)) {
      event.preventDefault();
      field.focus();
    } else if (event.target !== field) return;
    else if (key === 'Enter') {
      event.preventDefault();
      if (chosen instanceof HTMLAnchorElement && chosen.href && (event.ctrlKey || event.metaKey)) {
        if (query) keepSearch(query);
        window.open(chosen.href, '_blank', 'noopener');
      } else if (chosen) chosen.click();
      else isEager = query !== '' && result?.query !== query;
    }
  });
  field.addEventListener('input', () => {
    isEager = false;
    update();
  });
  for (const filter of filters)
    filter.button.addEventListener('click', () => {
      group = filter.group;
      for (const { group: other, button } of filters) button.ariaPressed = String(other === group);
      if (result) showResults(result);
    });
  close.addEventListener('click', () => dialog.close());
  closeByBackdrop(dialog);
  dialog.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && !link.target && isPlainClick(event)) {
      event.preventDefault();
      open(link);
    }
  });

  update();
}
