import { Ajv } from 'ajv';
import ts from 'typescript';
import type { Problem } from '@/features/content/problem';
import type { SettingsSchema } from '@/features/content/settings/schema';
import { getData } from '@/features/content/site-data';
import { errorMessage } from '@/shared/error-message';
import { formatErrors } from '@/shared/format-errors';
import { type ExactJson, isObject } from '@/shared/http/json';
import { type Fence, fenceProblem } from './collect';
import { type Environment, fromEnvironment } from './environment';

/** Top-level keys that identify a configuration of the platform. */
const ROOTS = ['Endatix', 'ConnectionStrings', 'Serilog'];

const keywords = [
  'x-effect',
  'x-since',
  'x-note',
  'x-required',
  'x-effective-default',
  'x-placeholder',
  'deprecationMessage',
];
const validator = (coerceTypes: boolean) =>
  new Ajv({ allErrors: true, strictTypes: false, coerceTypes }).addVocabulary(keywords);

// Each validator compiles a schema once. Environment variables are strings; .NET converts them to numbers and
// booleans.
const files = validator(false);
const variables = validator(true);

function validate(ajv: Ajv, value: ExactJson, schema: SettingsSchema): string[] {
  const isValid = ajv.compile(schema);
  return isValid(fillPlaceholders(value)) ? [] : formatErrors(isValid.errors, ':');
}

/** Returns the problems of a configuration file, as clauses. */
export const settingsProblems = (value: ExactJson, schema: SettingsSchema): string[] =>
  validate(files, value, schema);

/** Returns the problems of settings given as environment variables, as clauses. */
export const variableProblems = (environment: Environment, schema: SettingsSchema): string[] =>
  validate(variables, fromEnvironment(environment, schema), schema);

type Parsed = { value: ExactJson } | { problem: Problem };

/** Parses a `json` fence strictly, and a `jsonc` fence with comments and trailing commas, like .NET. */
function parseJsonFence(fence: Fence): Parsed {
  return fence.lang === 'jsonc' ? parseWithComments(fence) : parseStrictly(fence);
}

function parseStrictly(fence: Fence): Parsed {
  try {
    return { value: JSON.parse(fence.code) };
  } catch (error) {
    const reason = errorMessage(error);
    const offset = Number(/position (\d+)/.exec(reason)?.[1] ?? 0);
    const line = fence.code.slice(0, offset).split('\n').length;
    const fix = 'correct the JSON, or call the fence "jsonc" when it has comments';
    return { problem: fenceProblem(fence, line, `JSON does not parse: ${reason.split('\n')[0]}`, fix) };
  }
}

function parseWithComments(fence: Fence): Parsed {
  const { config, error } = ts.parseConfigFileTextToJson('fence.json', fence.code);
  if (!error) return { value: config };
  const line = fence.code.slice(0, error.start ?? 0).split('\n').length;
  const reason = ts.flattenDiagnosticMessageText(error.messageText, ' ');
  return { problem: fenceProblem(fence, line, `JSONC does not parse: ${reason}`, 'correct the JSON') };
}

/** Checks the syntax of a JSON fence. A configuration is also validated. */
export function checkJson(fence: Fence): Problem[] {
  const parsed = parseJsonFence(fence);
  if ('problem' in parsed) return [parsed.problem];
  const { value } = parsed;
  if (!isObject(value) || !ROOTS.some((root) => Object.hasOwn(value, root))) return [];
  const fix =
    'compare with public/appsettings.schema.json, or mark the fence "illustration" when it shows a mistake';
  return settingsProblems(value, getData().settings).map((problem) =>
    fenceProblem(fence, 1, `settings: ${problem}`, fix),
  );
}

/** Replaces placeholders such as `<your key>` with a value of sufficient length. */
function fillPlaceholders(value: ExactJson): ExactJson {
  if (typeof value === 'string') return /^<[^<>]+>$|^\$\{?[A-Z]/.test(value) ? 'x'.repeat(64) : value;
  if (Array.isArray(value)) return value.map(fillPlaceholders);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fillPlaceholders(child)]));
}
