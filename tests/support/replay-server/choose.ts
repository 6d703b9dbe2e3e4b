import { type RecordedResponse, recordedResponses } from '@/features/differences/records';
import { allOperations } from '@/shared/contract/all-operations';
import type { Json } from '@/shared/contract/types';
import {
  type Call,
  type Caller,
  classify,
  getSegments,
  isObject,
  recordedCaller,
  recordedParameter,
} from './kinds';

/** A path of the platform: its segments, parameters in braces, and its records. */
export interface Route {
  segments: string[];
  records: RecordedResponse[];
}

const isParameter = (segment: string) => segment.startsWith('{');

/** Returns whether segments match a route. */
const fits = (route: readonly string[], segments: readonly string[]): boolean =>
  route.length === segments.length &&
  route.every((part, index) => isParameter(part) || part === segments[index]);

/** Operations of the platform, where registering is open. */
export const platform = allOperations.map(({ id, path, method, isProtected }) => {
  return { id, path, method: method.toUpperCase(), isProtected: isProtected && id !== 'register' };
});

/** Returns the route of a request. */
export const getRoute = (routes: readonly Route[], segments: readonly string[]): Route | undefined =>
  routes.find((route) => fits(route.segments, segments));

/** Assigns the records to the paths of the platform; of two that match, the one with more fixed parts wins. */
export function routesOfRecords(): Route[] {
  const pages = [...recordedResponses().values()].filter(({ path }) => !path.startsWith('/api/'));
  const paths = [...platform, ...pages].map(({ path }) => path);
  const routes = [...new Set(paths)].map((path) => ({
    segments: getSegments(path),
    records: [] as RecordedResponse[],
  }));
  const fixed = ({ segments }: Route) => segments.filter((part) => !isParameter(part)).length;
  routes.sort((a, b) => fixed(b) - fixed(a));
  for (const record of recordedResponses().values())
    getRoute(routes, getSegments(record.path))?.records.push(record);
  return routes;
}

/** Returns the kinds of the path parameters of a record. */
function getParameters(route: Route, record: RecordedResponse): string[] {
  const segments = getSegments(record.path);
  // What is deleted by this record or later still existed.
  const isThere = /^(ok|\(setup\)|no token)/.test(record.note);
  const kinds = route.segments.flatMap((part, index) => {
    const segment = segments[index] ?? '';
    if (!isParameter(part)) return [];
    return [isThere && segment.includes('deleted') ? 'known' : recordedParameter(segment)];
  });
  // "of another form": the form exists, what is below it doesn't.
  if (/after completion/.test(record.note)) return [...kinds.slice(0, -1), 'used'];
  if (/of another form/.test(record.note)) return [...kinds.slice(0, -1), 'unknown'];
  return kinds;
}

/** Scores how well the body of a record represents that of a call. */
function bodyScore(record: RecordedResponse, body: Json | undefined): number {
  if (JSON.stringify(record.body) === JSON.stringify(body)) return 40;
  if (!isObject(body) || !isObject(record.body)) return classify(body) === classify(record.body) ? 0 : -20;
  const theirs = record.body;
  const names = [...new Set([...Object.keys(body), ...Object.keys(theirs)])];
  return names.reduce((sum, name) => {
    if (JSON.stringify(body[name]) === JSON.stringify(theirs[name])) return sum + 3;
    return sum + (classify(body[name]) === classify(theirs[name]) ? 2 : -5);
  }, 0);
}

/** Scores how well the query of a record represents that of a call. */
function queryScore(record: RecordedResponse, query: URLSearchParams): number {
  const theirs = new URL(record.path, 'http://server').searchParams;
  const both = new Set([...theirs.keys(), ...query.keys()]);
  return [...both].reduce((sum, name) => {
    const [mine, other] = [query.getAll(name), theirs.getAll(name)];
    if (JSON.stringify(mine) === JSON.stringify(other)) return sum + 6;
    return sum - 4;
  }, 0);
}

/** State of a call beyond its text. */
interface TestState {
  caller: Caller;
  /** Kinds of the path parameters. */
  parameters: string[];
  /** Returns whether the state of the server rules out a record. */
  isExcluded: (record: RecordedResponse) => boolean;
}

/** Returns the record that represents a call; undefined if none was made with such parameters. */
export function choose(route: Route, call: Call, testState: TestState): RecordedResponse | undefined {
  const { caller, parameters, isExcluded } = testState;
  const scored = route.records
    .filter((record) => record.method === call.method && !isExcluded(record))
    .filter((record) => getParameters(route, record).join() === parameters.join())
    .map((record) => {
      const theirs = recordedCaller(record);
      const auth = theirs === caller ? 10 : theirs === 'other' ? -100 : -5;
      const isSamePath = record.path.replace(/\?.*$/, '') === call.segments.join('/') ? 3 : 0;
      return {
        record,
        score: auth + isSamePath + bodyScore(record, call.body) + queryScore(record, call.query),
      };
    })
    .sort((a, b) => b.score - a.score || a.record.n - b.record.n);
  return scored[0]?.record;
}
