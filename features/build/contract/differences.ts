import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findOperation, toGivenResponse } from '@/features/differences/recorded-call';
import { getMediaType, type RecordedResponse, recordedResponse } from '@/features/differences/records';
import type { Difference, Evidence, RecordEvidence, RunningServer } from '@/features/differences/types';
import { writeWhole } from '@/shared/build/write-whole';
import { judgeResponse } from '@/shared/contract/contract-match';
import type { Json } from '@/shared/contract/types';

const folder = join('packages', 'reference-api', 'differences');
/** A record, and the properties of its body that show the difference: dotted paths, or all. */
type ShownRecord = Pick<RecordEvidence, 'record' | 'headers' | 'absentHeaders'> & {
  shows?: 'all' | string[];
};

/** A line of `differences.jsonl`. */
interface Row extends Omit<Difference, 'evidence' | 'instead'> {
  evidence: (number | ShownRecord | Exclude<Evidence, RecordEvidence>)[];
  /** Records that replace a response by documented status, for their own operation or the given one. */
  instead?: Record<string, (number | { operation: string; record: number })[]>;
}

/** Returns the part of a body at paths of names. Throws when a path is missing. */
function pickPaths(body: Json, paths: readonly (readonly string[])[], n: number): Json {
  if (paths.some((path) => path.length === 0)) return body;
  const parts = [...new Set(paths.map(([name = '']) => name))].map((name): [string, Json] => {
    const value = (body as Record<string, Json> | null)?.[name];
    if (value === undefined) throw new Error(`Record ${n} has no "${name}" at that path of its body.`);
    const below = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
    return [name, pickPaths(value, below, n)];
  });
  return Array.isArray(body) ? parts.map(([, value]) => value) : Object.fromEntries(parts);
}

/**
 * Returns whether a deviation belongs to what a record shows. Type deviations must be in the named
 * properties.
 */
function isShown(deviation: string, shows: string[] | 'all' | undefined): boolean {
  const [, path] = /^(\S+) is \w+ instead of /.exec(deviation) ?? [];
  if (path === undefined || shows === undefined || shows === 'all') return true;
  return shows.includes(path.replace(/\[(\d+)\]/g, '.$1').replace(/^\./, ''));
}

/** Returns what a record has differently from the contract. */
function getDeviations(record: RecordedResponse): string[] {
  const operation = findOperation(record);
  const judged = operation && judgeResponse(operation, toGivenResponse(record));
  return judged?.kind === 'differs' ? judged.deviations : [];
}

/** Adds the record's status, media type and the part of the body that shows the difference. */
function resolveEvidence(one: Row['evidence'][number]) {
  if (typeof one === 'object' && !('record' in one)) return one;
  const { record: n, shows, ...headers } = typeof one === 'number' ? { record: one } : { ...one };
  const record = recordedResponse(n);
  const { responseBody: body, status } = record;
  const found = getDeviations(record).filter((deviation) => isShown(deviation, shows));
  const common = { record: n, status, mediaType: getMediaType(record), deviations: found, ...headers };
  if (body === '' || shows === 'all') return { ...common, body };
  if (!shows) return common;
  const paths = shows.map((path) => path.split('.'));
  return { ...common, body: pickPaths(body, paths, n) };
}

/** Returns the number of the record that replaces a response, by operation and documented status. */
function replacementTable(source: NonNullable<Row['instead']>) {
  const table: Record<string, Record<string, number>> = {};
  for (const [documented, records] of Object.entries(source))
    for (const one of records) {
      const n = typeof one === 'number' ? one : one.record;
      const operation = typeof one === 'number' ? recordedResponse(n).op : one.operation;
      table[operation] = { ...table[operation], [documented]: n };
    }
  return table;
}

/**
 * Writes `generated/differences.json` from the differences and their records. Import it after the contract is
 * generated.
 */
export async function generateDifferences(): Promise<void> {
  const [sources, text] = await Promise.all(
    ['sources.json', 'differences.jsonl'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  const rows = (text ?? '').trimEnd().split('\n');
  const data: RunningServer = {
    ...JSON.parse(sources ?? ''),
    differences: rows.map((row) => {
      const { instead, evidence, ...rest }: Row = JSON.parse(row);
      return {
        ...rest,
        evidence: evidence.map((one) => resolveEvidence(one)),
        ...(instead && { instead: replacementTable(instead) }),
      };
    }),
  };
  await writeWhole(join('generated', 'differences.json'), JSON.stringify(data));
}
