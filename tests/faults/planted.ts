import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A fault that is planted in a copy of the project, and the tests of which one must find it. */
export interface PlantedFault {
  /** What a reader or caller would notice. */
  name: string;
  /** File that is changed, relative to the project; below `out/` for a fault of the built site. */
  file: string;
  /** Text that is replaced once. A fault whose text is gone is reported: it must be planted elsewhere. */
  find: string | RegExp;
  replace: string;
  /** Files that are run, or `types` for the compiler; files of tests/site run in a browser. */
  tests: string[];
}

/** A fault as its table has it: `pattern` is a regular expression, `{weight}` a text that no compression makes small. */
type Row = Omit<PlantedFault, 'find'> & ({ find: string } | { pattern: string });

const weight = Array.from({ length: 30_000 }, (_, index) => ((index * 7919) % 104_729).toString(36)).join('');

function read(area: string): PlantedFault[] {
  const rows: Row[] = parse(readFileSync(new URL(`${area}.yaml`, import.meta.url), 'utf8'));
  return rows.map((row) => {
    const [, source = '', flags] = /^\/(.*)\/(\w*)$/s.exec('pattern' in row ? row.pattern : '') ?? [];
    const find = 'find' in row ? row.find : new RegExp(source, flags);
    return { ...row, find, replace: row.replace.replace('{weight}', weight) };
  });
}

/** The faults of each area. */
export const plantedFaults: Readonly<Record<string, PlantedFault[]>> = Object.fromEntries(
  ['api', 'content', 'export', 'browser'].map((area) => [area, read(area)]),
);
