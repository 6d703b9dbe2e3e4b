import { BrokenAssumption } from '../broken-assumption';

/*
 * Assumption: while Next draws a page, its server components and then the client components that they placed run in one
 * process and see one `globalThis`, in the build and in the development server.
 */
const ASSUMPTION =
  'Server components and the client components that they place run in one process, which has one globalThis.';

interface Scope {
  knownWhileDrawing?: Record<string, unknown>;
}

const scope = globalThis as Scope;

/**
 * Lets client components know something while the server draws them, without it standing in the payload of the page. To
 * be called by a server component above them.
 */
export function tellWhileDrawing(name: string, value: unknown): void {
  scope.knownWhileDrawing = { ...scope.knownWhileDrawing, [name]: value };
}

/**
 * What a server component told under this name. For the server alone: a browser never knows.
 * @throws BrokenAssumption when nothing was told
 */
export function knownWhileDrawing(name: string): unknown {
  const known = scope.knownWhileDrawing?.[name];
  if (known === undefined)
    throw new BrokenAssumption(ASSUMPTION, `nothing is known of "${name}".`, 'next/one-process.ts');
  return known;
}
