import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { getMediaType, type RecordedResponse, recordedResponse } from '@/features/differences/records';
import type { RunningServer } from '@/features/differences/types';
import { writeWhole } from '@/shared/build/write-whole';
import type { Json } from '@/shared/contract/types';

const folder = join('packages', 'reference-api', 'differences');
const text = z.string().min(1);
const status = z.number().int().min(100).max(599);
const security = z.strictObject({ severity: z.enum(['low', 'medium', 'high']), advice: text });
const side = z.strictObject({ says: text, status: status.optional() });

/** A record, and the properties of its body that show the difference: dotted paths, or all. */
const shownRecord = z.strictObject({
  record: z.number().int(),
  shows: z.union([z.literal('all'), z.array(text).min(1)]).optional(),
  headers: z.record(text, text).optional(),
  absentHeaders: z.array(text).optional(),
});

const difference = z.strictObject({
  id: text,
  area: text,
  operations: z.array(text).min(1),
  title: text,
  contract: side,
  server: side,
  since: text,
  evidence: z
    .array(
      z.union([
        z.number().int(),
        shownRecord,
        z.strictObject({ measured: text }),
        z.strictObject({ reading: text }),
      ]),
    )
    .min(1),
  client: text,
  security: security.optional(),
  /** Records that replace a response by documented status, for their own operation or the given one. */
  instead: z
    .record(
      z.string().regex(/^\d{3}$/),
      z.array(z.union([z.number().int(), z.strictObject({ operation: text, record: z.number().int() })])),
    )
    .optional(),
});

type Source = z.infer<typeof difference>;

/** Returns the part of a body at dotted paths. Throws when a path is missing. */
function pickPaths(body: Json, paths: readonly (readonly string[])[], n: number): Json {
  if (paths.some((path) => path.length === 0)) return body;
  const names = [...new Set(paths.map(([name = '']) => name))];
  const parts = names.map((name): [string, Json] => {
    const value = (body as Record<string, Json> | null)?.[name];
    if (value === undefined) throw new Error(`Record ${n} has no "${name}" at that path of its body.`);
    return [
      name,
      pickPaths(
        value,
        paths.filter(([first]) => first === name).map(([, ...rest]) => rest),
        n,
      ),
    ];
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

/** Adds the record's status, media type and the part of the body that shows the difference. */
function resolveEvidence(
  one: Source['evidence'][number],
  deviations: (record: RecordedResponse) => string[],
) {
  if (typeof one === 'object' && !('record' in one)) return one;
  const { record: n, shows, ...headers } = typeof one === 'number' ? { record: one } : { ...one };
  const record = recordedResponse(n);
  const { responseBody } = record;
  const found = deviations(record).filter((deviation) => isShown(deviation, shows));
  const common = {
    record: n,
    status: record.status,
    mediaType: getMediaType(record),
    deviations: found,
    ...headers,
  };
  if (responseBody === '' || shows === 'all') return { ...common, body: responseBody };
  if (!shows) return common;
  return {
    ...common,
    body: pickPaths(
      responseBody,
      shows.map((path) => path.split('.')),
      n,
    ),
  };
}

/** Returns the number of the record that replaces a response, by operation and documented status. */
function replacementTable(source: NonNullable<Source['instead']>) {
  const table: Record<string, Record<string, number>> = {};
  for (const [documented, records] of Object.entries(source))
    for (const one of records) {
      const n = typeof one === 'number' ? one : one.record;
      const operation = typeof one === 'number' ? recordedResponse(n).op : one.operation;
      table[operation] = { ...table[operation], [documented]: n };
    }
  return table;
}

async function readLines<T>(name: string, schema: z.ZodType<T>): Promise<T[]> {
  const lines = (await readFile(join(folder, name), 'utf8')).trimEnd().split('\n');
  return lines.map((line, index) => {
    const parsed = schema.safeParse(JSON.parse(line));
    if (!parsed.success) throw new Error(`${folder}/${name}:${index + 1}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
}

/** Loads the comparison with the contract. A dynamic import, because it reads generated files. */
async function loadDeviations(): Promise<(record: RecordedResponse) => string[]> {
  const [{ judgeResponse }, { findOperation, toGivenResponse }] = await Promise.all([
    import('@/shared/contract/contract-match'),
    import('@/features/differences/recorded-call'),
  ]);
  return (record) => {
    const operation = findOperation(record);
    const judged = operation && judgeResponse(operation, toGivenResponse(record));
    return judged?.kind === 'differs' ? judged.deviations : [];
  };
}

/**
 * Writes `generated/differences.json` from the differences and their records. Requires the generated
 * operations.
 */
export async function generateDifferences(): Promise<void> {
  const [sources, differences] = await Promise.all([
    readFile(join(folder, 'sources.json'), 'utf8'),
    readLines('differences.jsonl', difference),
  ]);
  const deviations = await loadDeviations();
  const data: RunningServer = {
    ...JSON.parse(sources),
    differences: differences.map(({ instead, evidence, ...rest }) => ({
      ...rest,
      evidence: evidence.map((one) => resolveEvidence(one, deviations)),
      ...(instead && { instead: replacementTable(instead) }),
    })),
  };
  await writeWhole(join('generated', 'differences.json'), JSON.stringify(data));
}
