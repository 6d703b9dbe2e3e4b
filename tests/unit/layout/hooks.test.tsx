import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useConsole } from '@/components/console/console-context';

it('a hook outside its provider names itself and the provider', () => {
  const Reader = () => <b>{String(useConsole())}</b>;
  expect(() => renderToStaticMarkup(<Reader />)).toThrow(
    'useConsole was called outside of <ConsoleContext>: put the component inside it.',
  );
});
