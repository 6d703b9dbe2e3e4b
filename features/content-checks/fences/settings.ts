import { Ajv, type ErrorObject } from 'ajv';
import type { Problem } from '@/features/content/problem';
import type { SettingsSchema } from '@/features/content/settings/schema';
import { getData } from '@/features/versions/data';
import { type Fence, fenceProblem } from './collect';
import { type Environment, fromEnvironment, toEnvironment } from './environment';
import { type Json, parseJsonFence } from './json';

/** Roots of what the platform reads as its configuration. */
const ROOTS = ['Endatix', 'ConnectionStrings', 'Serilog'];

const words = [
  'x-effect',
  'x-note',
  'x-required',
  'x-effective-default',
  'x-placeholder',
  'deprecationMessage',
];
const validator = (coerceTypes: boolean) =>
  new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    coerceTypes,
  }).addVocabulary(words);

// Each compiles a schema once. Variables are text; .NET turns them into numbers and booleans, and so does their validator.
const files = validator(false);
const variables = validator(true);

/** Faults of a value, as clauses. */
function getFaults(ajv: Ajv, value: Json, schema: SettingsSchema): string[] {
  const isValid = ajv.compile(schema);
  return isValid(fillPlaceholders(value)) ? [] : getClauses(isValid.errors, ':');
}

/** Faults of a configuration file against the settings schema, as clauses. */
export const settingsProblems = (value: Json, schema: SettingsSchema): string[] =>
  getFaults(files, value, schema);

/** Faults of settings given as variables. */
export const variableProblems = (environment: Environment, schema: SettingsSchema): string[] =>
  getFaults(variables, fromEnvironment(environment, schema), schema);

/** Syntax of a JSON fence; a configuration also against the settings schema, as a file and in its variable form. */
export function checkJson(fence: Fence): Problem[] {
  const parsed = parseJsonFence(fence);
  if ('problem' in parsed) return [parsed.problem];
  const { value } = parsed;
  if (!(value instanceof Object) || !ROOTS.some((root) => Object.hasOwn(value, root))) return [];
  const fix =
    'compare with public/appsettings.schema.json, or mark the fence "illustration" when it shows a mistake';
  const { settings } = getData(fence.version);
  const asFile = settingsProblems(value, settings).map((fault) => `settings: ${fault}`);
  const asVariables = variableProblems(toEnvironment(value), settings);
  const faults = asFile.length > 0 ? asFile : asVariables.map((fault) => `settings as variables: ${fault}`);
  return faults.map((fault) => fenceProblem(fence, 1, fault, fix));
}

/** `<what to put here>` stands for a value that is long enough. */
function fillPlaceholders(value: Json): Json {
  if (typeof value === 'string') return /^<[^<>]+>$|^\$\{?[A-Z]/.test(value) ? 'x'.repeat(64) : value;
  if (Array.isArray(value)) return value.map(fillPlaceholders);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fillPlaceholders(child)]));
}

/** What a validator found, each with its place, whose names are joined by a separator. */
export function getClauses(errors: ErrorObject[] | null | undefined, separator: string): string[] {
  return (errors ?? []).map(({ instancePath, params, message }) => {
    const place = instancePath.replaceAll('/', separator).slice(1) || 'root';
    const key = 'additionalProperty' in params ? ` ("${params.additionalProperty}")` : '';
    return `${place} ${message}${key}`;
  });
}
