import { Ajv, type ErrorObject } from 'ajv';
import type { Problem } from '@/features/content/problem';
import type { SettingsSchema } from '@/features/content/settings/schema';
import { getData } from '@/features/content/site-data';
import { type ExactJson, isObject } from '@/shared/http/json';
import { type Fence, fenceProblem } from './collect';
import { type Environment, fromEnvironment, toEnvironment } from './environment';
import { parseJsonFence } from './json';

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

/**
 * Checks the syntax of a JSON fence. A configuration is also validated, as a file and as environment
 * variables.
 */
export function checkJson(fence: Fence): Problem[] {
  const parsed = parseJsonFence(fence);
  if ('problem' in parsed) return [parsed.problem];
  const { value } = parsed;
  if (!isObject(value) || !ROOTS.some((root) => Object.hasOwn(value, root))) return [];
  const fix =
    'compare with public/appsettings.schema.json, or mark the fence "illustration" when it shows a mistake';
  const { settings } = getData();
  const asFile = settingsProblems(value, settings).map((problem) => `settings: ${problem}`);
  const asVariables = variableProblems(toEnvironment(value), settings);
  const problems =
    asFile.length > 0 ? asFile : asVariables.map((problem) => `settings as variables: ${problem}`);
  return problems.map((problem) => fenceProblem(fence, 1, problem, fix));
}

/** Replaces placeholders such as `<your key>` with a value of sufficient length. */
function fillPlaceholders(value: ExactJson): ExactJson {
  if (typeof value === 'string') return /^<[^<>]+>$|^\$\{?[A-Z]/.test(value) ? 'x'.repeat(64) : value;
  if (Array.isArray(value)) return value.map(fillPlaceholders);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fillPlaceholders(child)]));
}

/** Formats validation errors. `separator` joins the names of a path. */
export function formatErrors(errors: ErrorObject[] | null | undefined, separator: string): string[] {
  return (errors ?? []).map(({ instancePath, params, message }) => {
    const path = instancePath.replaceAll('/', separator).slice(1) || 'root';
    const key = 'additionalProperty' in params ? ` ("${params.additionalProperty}")` : '';
    return `${path} ${message}${key}`;
  });
}
