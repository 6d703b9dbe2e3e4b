import { useId, useState } from 'react';
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

/** Tags and operations with a filter. Links, so that they can be opened in another tab and copied. */
export function OperationList({ current, onChosen }: Props) {
  const id = useId();
  const texts = useTexts();
  const [filter, setFilter] = useState('');
  const { route, go } = useConsoleRoute();
  const { system, pinned } = useConsole();
  const addressOf = useConsoleAddress();
  const groups = filterGroups(filter);
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);

  const choose = (operation: ApiOperation) => {
    onChosen?.();
    const swagger = system.get();
    const isHere = route.kind === 'operation' && route.operation.id === operation.id;
    if (isHere && swagger) {
      pinned.set(operation.id);
      reveal(swagger, operation, true);
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
        }}
      />
      <p role="status" className={count === 0 ? 'console-hint' : 'visually-hidden'}>
        {filter === '' ? '' : format(count === 0 ? texts.noMatch : texts.matches, { filter, count })}
      </p>
      <nav aria-label={texts.operations}>
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
