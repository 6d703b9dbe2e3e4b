import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { bestMatch, filterGroups } from '@/lib/browser/console/filter-operations';
import { routePath } from '@/lib/browser/console/routes';
import { format } from '@/lib/i18n/format';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { useConsole } from '../console-context';
import { useTexts } from '../texts';
import { useConsoleAddress, useConsoleRoute } from './console-router';
import { reveal } from './use-deep-link';

interface Props {
  /** Id of the operation that is being read. */
  current: string | undefined;
  /** Told after the reader has chosen one. */
  onChosen?: () => void;
}

/** Place that a key leads to in a list of links; undefined for keys that move nothing. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Tags and operations with a filter. Links, so that they can be opened in another tab and copied; one of them is a tab
 * stop and the arrow keys lead to the others, or what stands below the list would be a press for each away.
 */
export function OperationList({ current, onChosen }: Props) {
  const id = useId();
  const texts = useTexts();
  const [filter, setFilter] = useState('');
  const { route, go } = useConsoleRoute();
  const state = useConsole();
  const addressOf = useConsoleAddress();
  const groups = filterGroups(filter);
  const list = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<string>();
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);

  const shown = groups.flatMap(({ operations }) => operations.map((operation) => operation.id));
  const stop = [focused, current].find((one) => one !== undefined && shown.includes(one)) ?? shown[0];
  const move = (event: KeyboardEvent, place: number) => {
    const links = list.current?.querySelectorAll('a') ?? [];
    const next = links[placeAfter(event.key, place, links.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const choose = (operation: ApiOperation) => {
    onChosen?.();
    const isHere = route.kind === 'operation' && route.operation.id === operation.id;
    if (isHere) {
      state.pinned.set(operation.id);
      reveal(state, operation, true);
    } else go(operation);
  };

  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {texts.filter}
      </label>
      <input
        id={id}
        className="console-filter"
        type="search"
        placeholder={texts.filter}
        autoComplete="off"
        spellCheck={false}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        onKeyDown={(event) => {
          const best = bestMatch(groups, filter);
          if (event.key === 'Enter' && best) choose(best);
          if (event.key === 'ArrowDown') move(event, -1);
        }}
      />
      <p role="status" className={count === 0 ? 'console-hint' : 'visually-hidden'}>
        {filter === '' ? '' : format(count === 0 ? texts.noMatch : texts.matches, { filter, count })}
      </p>
      <p id={`${id}keys`} className="console-keys">
        {texts.listKeys}
      </p>
      <nav
        ref={list}
        aria-label={texts.operations}
        aria-describedby={`${id}keys`}
        onBlur={(event) => {
          // Coming back, the reader finds the operation at hand.
          if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
        }}
      >
        {groups.map(({ tag, operations }) => (
          <section key={tag}>
            <p className="console-nav-tag" id={`${id}${tag}`}>
              {tag}
            </p>
            <ul aria-labelledby={`${id}${tag}`}>
              {operations.map((operation) => (
                <li key={operation.id}>
                  <a
                    href={addressOf(routePath(operation))}
                    title={`${operation.method.toUpperCase()} ${operation.path}`}
                    tabIndex={operation.id === stop ? 0 : -1}
                    onFocus={() => setFocused(operation.id)}
                    onKeyDown={(event) => move(event, shown.indexOf(operation.id))}
                    aria-current={operation.id === current ? 'true' : undefined}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                      event.preventDefault();
                      choose(operation);
                    }}
                  >
                    <span className={`method method-${operation.method}`}>{operation.method}</span>{' '}
                    {operation.operation.summary}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}
