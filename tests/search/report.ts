import type { SearchEngine } from '@/lib/search/engine';
import { site } from '@/theme.config';
import { builtEngine, judgedQueries, placeOf } from './judging';

/**
 * How many queries of a set lead to a right page first and among the first three, and which do not:
 * `npx tsx tests/search/report.ts queries judge-1`. Reads the export in out/.
 */
const engines = new Map<string, SearchEngine>(site.locales.map(({ code }) => [code, builtEngine(code)]));
for (const set of process.argv.slice(2)) {
  const queries = judgedQueries.filter((query) => query.set === set);
  const placed = queries.flatMap((query) => {
    const engine = engines.get(query.language);
    return engine ? [{ query, engine, place: placeOf(engine, query) }] : [];
  });
  const share = (most: number) => {
    const met = placed.filter(({ place }) => place > 0 && place <= most);
    return `${((100 * met.length) / queries.length).toFixed(1)} %`;
  };
  console.log(
    `${set}: ${queries.length} queries, right page first ${share(1)}, in the first three ${share(3)}`,
  );
  for (const { query, engine, place } of placed.filter((one) => one.place !== 1)) {
    console.log(`  ${place || '–'}  [${query.kind}] ${query.query}`);
    const { hits } = engine.search(query.query);
    for (const { url } of hits.slice(0, 3)) console.log(`       ${url}`);
  }
}
