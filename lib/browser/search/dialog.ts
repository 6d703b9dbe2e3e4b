import 'client-only';
import { isPlainClick } from '@/lib/browser/enhance/links';
import { startProgress } from '@/lib/browser/enhance/progress-bar';
import type { SearchTexts } from '@/lib/i18n/en/search';
import type { Found } from '@/lib/shared/search/engine';
import type { SearchGroup } from '@/lib/shared/search/types';
import { element } from './element';
import { drawFrame, LIST, queryIn } from './frame';
import { drawHits, drawNothingFound, drawRecent } from './hits';
import { keepSearch } from './recent';
import { prepareSearch, search } from './search';
import { sectionsOf } from './sections';

/** Pause after a key before the index is asked, in milliseconds. */
const TYPING_PAUSE = 30;

/** Results, with what was asked. */
type Result = Found & { query: string; group: SearchGroup | undefined };

export interface SearchDialogOptions {
  texts: SearchTexts;
  names: { search: string; close: string; retry: string };
  /** Called with true when a page was chosen, which is on its way. */
  onClose: (leavesForPage: boolean) => void;
}

/** What the dialog says of results. */
function statusOf({ query, hits, corrected }: Result, shown: number, texts: SearchTexts): string {
  const nothing = `${texts.searchEmpty} “${query}”`;
  if (hits.length === 0) return nothing;
  const count = shown === 1 ? texts.searchResult : `${shown} ${texts.searchResults}`;
  return corrected === undefined ? count : `${nothing}. ${texts.searchCorrected} “${corrected}”: ${count}`;
}

/** Opens the search: results appear while typing, arrow keys choose, Enter opens. Returns the way to close it. */
export function openSearchDialog({ texts, names, onClose }: SearchDialogOptions): () => void {
  const { dialog, field, close, filters, status, list, beside } = drawFrame(texts, names);
  let group: SearchGroup | undefined;
  let result: Result | undefined;
  let options: HTMLAnchorElement[] = [];
  let active = 0;
  let leaves = false;
  // Enter that came before the results opens the first of them.
  let isEager = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  const activate = (index: number) => {
    options[active]?.setAttribute('aria-selected', 'false');
    active = index;
    options[active]?.setAttribute('aria-selected', 'true');
    if (options[active]) field.setAttribute('aria-activedescendant', `${LIST}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  };
  const open = ({ href, pathname }: HTMLAnchorElement, query = result?.query) => {
    // Nothing leads to an address that is no page of this site.
    if (!href) return;
    if (query) keepSearch(query);
    leaves = true;
    dialog.close();
    startProgress(pathname);
    // The page takes the place of the dialog in the history.
    window.location.replace(href);
  };
  const show = (next: Result | undefined, said: string) => {
    result = next;
    const sections = next ? sectionsOf(next.hits, next.group) : [];
    list.replaceChildren(...drawHits(sections, texts, LIST));
    options = [...list.querySelectorAll('a')];
    for (const [index, option] of options.entries())
      option.addEventListener('mousemove', () => index !== active && activate(index));
    activate(0);
    field.setAttribute('aria-expanded', String(options.length > 0));
    status.textContent = next ? statusOf(next, options.length, texts) : said;
    beside.replaceChildren();
    if (next?.hits.length === 0) beside.append(drawNothingFound(next.query, next.nearest, texts));
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
    if (recent) beside.append(recent);
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
  const ask = () => {
    const query = queryIn(field);
    const number = ++last;
    const asked = group;
    clearTimeout(timer);
    if (!query) return showIdle();
    if (!result) show(undefined, texts.searchLoading);
    timer = setTimeout(() => {
      search(query, asked).then(
        (found) => {
          if (number !== last) return;
          show({ ...found, query, group: asked }, '');
          const [best] = options;
          if (isEager && best) open(best, query);
          isEager = false;
        },
        () => number === last && showFailure(),
      );
    }, TYPING_PAUSE);
  };

  dialog.addEventListener('keydown', (event) => {
    if (event.target !== field) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const query = queryIn(field);
    // Hits of an earlier query stay on screen for a moment; nobody means them who has typed on.
    const chosen = result?.query === query ? options[active] : undefined;
    if (event.key === 'Escape') {
      // A search field would take the key for itself and only empty its text.
      event.preventDefault();
      dialog.close();
    } else if (step && options.length > 0) {
      event.preventDefault();
      activate((active + step + options.length) % options.length);
      options[active]?.scrollIntoView({ block: 'nearest' });
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
    dialog.remove();
    onClose(leaves);
  });

  showIdle();
  document.body.append(dialog);
  prepareSearch();
  dialog.showModal();
  return () => dialog.close();
}
