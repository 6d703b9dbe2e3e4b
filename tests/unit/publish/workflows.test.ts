import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: Step[];
}
interface Workflow {
  permissions?: object;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const files = readdirSync(folder);

describe.each(files)('the workflow %s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const { permissions, jobs }: Workflow = parse(text);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('uses actions by digest, with the version next to it for Dependabot', () => {
    const lines = text.split('\n').filter((line) => /^\s*-?\s*uses:/.test(line));
    expect(lines.length).toBe(steps.filter(({ uses }) => uses).length);
    for (const line of lines) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('gives each job only the permissions that it lists, and a timeout', () => {
    expect(permissions).toEqual({});
    for (const [name, job] of Object.entries(jobs)) {
      expect(job.permissions, name).toBeDefined();
      const writes = Object.entries(job.permissions ?? {}).filter(([, right]) => right !== 'read');
      expect(writes, name).toEqual(
        name === 'deploy'
          ? [
              ['pages', 'write'],
              ['id-token', 'write'],
            ]
          : [],
      );
      expect(job['timeout-minutes'], name).toBeGreaterThan(0);
    }
  });

  it('leaves no token for the programs it runs', () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  it('inserts no untrusted text into a command', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });
});
