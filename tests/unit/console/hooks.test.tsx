import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useConsole } from '@/components/console/console-context';
import { useConsoleAddress, useConsoleRoute } from '@/components/console/nav/console-router';

const UsesConsole = () => <p>{String(useConsole())}</p>;
const UsesRoute = () => <p>{useConsoleRoute().path}</p>;
const UsesAddress = () => <p>{useConsoleAddress()('/')}</p>;

describe('hooks of the console', () => {
  it('name themselves and the provider that is missing', () => {
    expect(() => renderToString(<UsesConsole />)).toThrow(/useConsole .*<ConsoleContext>/);
    expect(() => renderToString(<UsesRoute />)).toThrow(/useConsoleRoute .*<ConsoleRouter>/);
    expect(() => renderToString(<UsesAddress />)).toThrow(/useConsoleRoute .*<ConsoleRouter>/);
  });
});
