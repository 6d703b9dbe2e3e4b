import { appendFile, writeFile } from 'node:fs/promises';
import { asJson, asRecords, countsOf, line, summary } from './report';
import { CheckError, checkServer } from './run';
import { readSettings, SettingsError, usage } from './settings';

export interface Output {
  out(text: string): unknown;
  err(text: string): unknown;
}

/** Runs the command. Gives its exit code: 0 all as expected, 1 a response is neither, 2 the check could not run. */
export async function main(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { out, err }: Output,
): Promise<number> {
  try {
    const settings = readSettings(args, env);
    if (!settings) {
      out(usage);
      return 0;
    }
    // A file that cannot be written is told before the requests, not after them.
    if (settings.record) await appendFile(settings.record, '');
    const report = await checkServer(settings, (outcome) => {
      if (!settings.json) out(`${line(outcome)}\n`);
    });
    out(settings.json ? `${asJson(report)}\n` : `\n${summary(report)}\n`);
    if (settings.record) await writeFile(settings.record, asRecords(report));
    return countsOf(report).neither > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof CheckError || error instanceof SettingsError) err(`${error.message}\n`);
    else if (error instanceof Error && 'code' in error)
      err(`The records could not be written: ${error.message}.\n`);
    else throw error;
    return 2;
  }
}
