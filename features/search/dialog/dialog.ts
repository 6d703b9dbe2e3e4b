import 'client-only';
import { isPlainClick } from '@/features/layout/behaviors/links';
import type { openPage } from '@/features/layout/navigation/open-page';
import { closeByBackdrop } from '@/shared/browser/backdrop';
import { element } from '@/shared/browser/element';
import { pressedKey } from '@/shared/browser/keys';
import { word } from '@/shared/browser/texts';
import type { SearchTexts } from '@/shared/i18n/en/search';
import { format } from '@/shared/i18n/format';
import type { Found } from '../engine/engine';
import type { SearchGroup } from '../engine/types';
import { getQuery, type SearchField } from './field';
import { formatStatus, labelFilters, renderFrame } from './frame';
import { ListBox } from './list-box';
import { renderAction, renderGroup, renderHit, renderReport } from './options';
import { forgetSearches, keepQuery, keepSearch, recentSearches } from './recent';
import { prepareSearch, search } from './search';

const SEARCH_DELAY = 30;

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

/** Starts the search in its dialog: results appear while the reader types, arrow keys select, Enter opens. */
export function startSearch({ parts, texts, openPage, onLeave }: SearchDialogOptions): void {
  const { dialog, field } = parts;
  const { close, filters, status, announcer, list, extras } = renderFrame(parts, texts);
  const box = new ListBox(list, field);
  let group: SearchGroup | undefined;
  let result: (Found & { query: string }) | undefined;
  // Enter before the results opens the first one.
  let isEager = getQuery(field) !== '' && field.dataset.enter === getQuery(field);
  let searchTimer: ReturnType<typeof setTimeout> | undefined;
  let announceTimer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  const setStatus = (message: string, ...controls: HTMLElement[]) => {
    status.replaceChildren(message, ...controls.flatMap((control) => [' ', control]));
    clearTimeout(announceTimer);
    announceTimer = setTimeout(() => {
      announcer.textContent = message;
    }, ANNOUNCE_DELAY);
  };
  const control = (text: string, onPress: () => void) => {
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
  const renderResults = (found: Found & { query: string }, most = INITIAL_RESULTS, first = 0) => {
    result = found;
    const hits = found.hits.filter((hit) => group === undefined || hit.group === group);
    const entries = hits.slice(0, most).map((hit) => renderHit(hit, texts));
    if (hits.length > most)
      entries.push(
        renderAction(format(texts.searchMore, { count: hits.length - most }), () => {
          renderResults(found, hits.length, most);
          field.focus();
        }),
      );
    const nearest = found.nearest.map((hit) => renderHit(hit, texts));
    if (nearest.length > 0) entries.push(renderGroup(texts.searchNearest, nearest));
    box.show(entries, hits.length > 0 ? first : -1);
    extras.replaceChildren(...(hits.length > 0 ? [] : [renderReport(found.query, texts)]));
    const verbatim = found.corrected === undefined ? [] : [control(texts.searchVerbatim, () => update(true))];
    setStatus(formatStatus(found.query, { ...found, hits }, texts), ...verbatim);
    const groups = found.hits.map((hit) => hit.group);
    labelFilters(filters, texts, groups);
    list.dataset.query = found.query;
  };
  const clear = (message: string, ...controls: HTMLElement[]) => {
    result = undefined;
    delete list.dataset.query;
    box.show([], -1);
    extras.replaceChildren();
    labelFilters(filters, texts);
    setStatus(message, ...controls);
  };
  const renderIdle = (popular: Found['hits'] = []) => {
    clear('');
    const recent = recentSearches().map((query) =>
      renderAction(query, () => {
        field.value = query;
        field.focus();
        update();
      }),
    );
    const groups = [
      { name: texts.searchRecent, options: recent },
      { name: texts.searchPlaces, options: popular.map((hit) => renderHit(hit, texts)) },
    ];
    box.show(
      groups.flatMap(({ name, options: own }) => (own.length > 0 ? [renderGroup(name, own)] : [])),
      -1,
    );
    const forget = control(texts.searchForget, () => {
      forgetSearches();
      renderIdle(popular);
    });
    extras.replaceChildren(...(recent.length > 0 ? [forget] : []));
  };
  const update = (isVerbatim = false) => {
    const query = getQuery(field);
    const number = ++last;
    keepQuery(query);
    clearTimeout(searchTimer);
    if (!query) renderIdle();
    else if (!result) clear(texts.searchLoading);
    const isDevelopment = process.env.NODE_ENV === 'development';
    const failed = texts.searchFailed + (isDevelopment ? ` ${texts.searchUnavailable}` : '');
    searchTimer = setTimeout(() => {
      search(query, isVerbatim).then(
        (found) => {
          if (number !== last) return;
          if (!query) return renderIdle(found.hits);
          renderResults({ ...found, query });
          if (isEager && box.active instanceof HTMLAnchorElement) open(box.active, query);
          isEager = false;
        },
        () => {
          const retry = control(word('retry'), () => update());
          if (number === last && query) clear(failed, retry);
        },
      );
    }, SEARCH_DELAY);
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
      if (result) renderResults(result);
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
  dialog.addEventListener('close', () => {
    last += 1;
    clearTimeout(announceTimer);
  });

  prepareSearch();
  update();
}
