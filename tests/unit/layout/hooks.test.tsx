import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useConsole } from '@/components/console/console-context';
import { useConsoleRoute } from '@/components/console/nav/console-router';
import { createRequiredContext } from '@/components/layout/create-context';

const hooks: [hook: string, provider: string, use: () => unknown][] = [
  ['useConsole', 'ConsoleContext', useConsole],
  ['useConsoleRoute', 'ConsoleRouter', useConsoleRoute],
];

const [NumberContext, useNumber] = createRequiredContext<number>('useNumber', 'NumberProvider');

function Reader({ use }: { use: () => unknown }) {
  return <b>{String(use())}</b>;
}

describe('a hook outside its provider', () => {
  it.each(hooks)('%s names itself and %s', (hook, provider, use) => {
    expect(() => renderToStaticMarkup(<Reader use={use} />)).toThrow(
      `${hook} was called outside of <${provider}>: put the component inside it.`,
    );
  });

  it('has its value inside', () => {
    expect(
      renderToStaticMarkup(
        <NumberContext value={0}>
          <Reader use={useNumber} />
        </NumberContext>,
      ),
    ).toBe('<b>0</b>');
  });
});
