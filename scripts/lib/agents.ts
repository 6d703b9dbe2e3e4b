import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer, listen } from '@/scripts/site/server';
import { site } from '@/theme.config';
import { runNpm } from './run';

/** Fewest points out of 100. */
const LEAST = 97;

/** What is read of the report of afdocs. */
interface Report {
  scoring: { overall: number };
  testedPages?: number;
  results: { id: string; status: string; message: string }[];
}

const reportOf = (output: string): Report | undefined => {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Report;
  } catch {
    return undefined;
  }
};

/** The points, and one line for each check that did not pass. */
function summaryOf({ scoring, results }: Report): string {
  const findings = results
    .filter(({ status }) => status === 'fail' || status === 'warn' || status === 'error')
    .map(({ id, status, message }) => `  ${status.padEnd(5)} ${id}: ${message}`);
  return [...findings, `afdocs: ${scoring.overall} of 100, at least ${LEAST} are required.`].join('\n');
}

/**
 * Serves an export on this machine and measures it with the newest afdocs of the npm registry, every page of it.
 * Returns the points and the findings. Throws an Error with them when the points are too few, or afdocs cannot run.
 */
export async function checkAgents(folder: string): Promise<string> {
  const server = createSiteServer({ folder });
  // The program pauses between checks and then uses its connections again.
  server.keepAliveTimeout = 120_000;
  const port = await listen(server, 0);
  // Outside the project, so that its packages do not count as an installed afdocs.
  const work = await mkdtemp(join(tmpdir(), 'agents-'));
  try {
    const { output } = await runNpm(
      [
        ...['exec', '--yes', '--package=afdocs@latest', '--', 'afdocs', 'check', `http://127.0.0.1:${port}`],
        ...['--canonical-origin', site.origin, '--sampling', 'deterministic', '--max-links', '1000'],
        ...['--request-delay', '0', '--format', 'json', '--score', '--quiet'],
      ],
      { cwd: work },
    );
    const report = reportOf(output);
    if (!report)
      throw new Error(`afdocs could not run. It needs the npm registry.\n${output.trim().slice(-2000)}`);
    const summary = summaryOf(report);
    if (report.scoring.overall < LEAST) throw new Error(summary);
    return summary;
  } finally {
    await rm(work, { recursive: true, force: true });
    server.closeAllConnections();
    server.close();
  }
}
