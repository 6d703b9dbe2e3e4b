import { parseArgs } from 'node:util';
import { SearchEngine } from '@/features/search/engine/engine';
import { site } from '@/theme.config';
import { builtData, judgedQueries, locate, type Query } from './judging';

/* Prints how many queries of each set lead to a right page first and among the first three. With names of
   sets, measures only these, and lists failed queries with their results: `npx tsx tests/search/report.ts
   --folder out queries`. */
const { values, positionals } = parseArgs({
  options: { folder: { type: 'string', default: 'out' } },
  allowPositionals: true,
});
const engines = new Map(
  site.locales.map(({ code }) => [code as string, new SearchEngine(builtData(code, values.folder), code)]),
);
const bySet = new Map<string, { query: Query; place: number }[]>();
for (const query of judgedQueries.filter(
  ({ set }) => positionals.length === 0 || positionals.includes(set),
)) {
  const engine = engines.get(query.language);
  if (!engine) continue;
  const own = bySet.get(query.set) ?? [];
  bySet.set(query.set, [...own, { query, place: locate(engine, query) }]);
}
for (const [set, placed] of bySet) {
  const share = (most: number) =>
    ((100 * placed.filter(({ place }) => place > 0 && place <= most).length) / placed.length).toFixed(1);
  console.log(`${set.padEnd(10)} ${String(placed.length).padStart(3)}  ${share(1)} %  ${share(3)} %`);
}
for (const set of positionals)
  for (const { query, place } of (bySet.get(set) ?? []).filter((one) => one.place !== 1)) {
    console.log(`${place || '–'}  [${query.kind}] ${query.query}`);
    const { hits = [] } = engines.get(query.language)?.search(query.query) ?? {};
    for (const { url } of hits.slice(0, 3)) console.log(`       ${url}`);
  }
