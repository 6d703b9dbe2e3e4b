import type { Problem } from '@/features/content/problem';
import { type Fence, fenceProblem } from '@/features/content-checks/fences/collect';
import { variableProblems } from '@/features/content-checks/fences/settings';

interface Assignment {
  name: string;
  value: string;
  line: number;
}

const patterns = [
  // bash: NAME=value or NAME='value', alone, exported, in `env`, or after `-e` of docker
  /(?:^|\s|["'])(?<name>[A-Za-z]+(?:__[\w-]+)+)=(?<value>"[^"]*"|'[^']*'|[^\s"'\\]*)/g,
  // PowerShell: $env:NAME = 'value'
  /\$env:(?<name>\w+__\w+)\s*=\s*(?<value>"[^"]*"|'[^']*'|\S*)/g,
  // YAML map: NAME: value
  /^\s*(?<name>[A-Za-z]+(?:__[\w-]+)+):[ \t]*(?<value>"[^"]*"|'[^']*'|[^\s#]*)/gm,
  // YAML list of Kubernetes: - name: NAME and the value in the next line
  /name:\s*(?<name>[A-Za-z]+(?:__[\w-]+)+)\s*\n\s*value:[ \t]*(?<value>"[^"]*"|'[^']*'|[^\s#]*)/g,
];

/** Names of the platform's settings. */
const isSetting = /^(Endatix|ConnectionStrings|Serilog)__/i;

/** Checks the environment variables in a fence against the settings schema. */
export function checkVariables(fence: Fence): Problem[] {
  const fix = 'compare name and value with the settings tables';
  return getAssignments(fence.code).flatMap(({ name, value, line }) =>
    variableProblems(name, value)
      .filter((fault) => isOwnFault(fault, value))
      .map((fault) => fenceProblem(fence, line, `variable ${name}: ${fault}`, fix)),
  );
}

function getAssignments(code: string): Assignment[] {
  const found = new Map<string, Assignment>();
  for (const pattern of patterns) {
    for (const match of code.matchAll(pattern)) {
      const { name = '', value = '' } = match.groups ?? {};
      const line = code.slice(0, match.index + match[0].indexOf(name)).split('\n').length;
      if (isSetting.test(name)) found.set(`${line} ${name}`, { name, value: plain(value), line });
    }
  }
  return [...found.values()];
}

/** Removes quotes; `${NAME:-text}` counts as its text. */
function plain(value: string): string {
  const bare = value.replace(/^(["'])(.*)\1$/s, '$2');
  return bare.replace(/^\$\{\w+:?-([^}]*)\}$/, '$1');
}

/** Returns whether a single assignment can cause an error. */
function isOwnFault(fault: string, value: string): boolean {
  // Required neighbors are set by other variables.
  if (fault.includes('required property') || fault.includes('"then" schema')) return false;
  // A value that the shell computes is unknown, so only the name is checked.
  return !value.includes('$') || fault.includes('additional properties');
}

/** Finds unknown variables of the Hub and of the platform's Compose file. */
export function checkHubVariables(fence: Fence, known: readonly string[]): Problem[] {
  return fence.code.split('\n').flatMap((text, index) =>
    [...text.matchAll(/\b(?:AUTH|ENDATIX|SESSION)_[A-Z_]+\b/g)].flatMap(([name]) => {
      if (known.includes(name)) return [];
      return [
        fenceProblem(fence, index + 1, `the Hub has no variable "${name}"`, `use one of ${known.join(', ')}`),
      ];
    }),
  );
}
