import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { SettingsSchema } from '@/lib/server/settings/schema';
import { dataOf } from '@/lib/server/versions/data';
import type { Problem } from '../problem';
import { type Fence, fenceProblem } from './collect';
import { type Environment, fromEnvironment, toEnvironment } from './environment';
import type { Json } from './json';

const words = [
  'x-effect',
  'x-note',
  'x-required',
  'x-effective-default',
  'x-placeholder',
  'deprecationMessage',
];
interface Validators {
  file: ValidateFunction;
  variable: ValidateFunction;
}

const compiled = new WeakMap<SettingsSchema, Validators>();

/** Validators of a schema, compiled once. */
function validatorsOf(schema: SettingsSchema): Validators {
  // Variables are text; .NET turns them into numbers and booleans, and so does the validator.
  const validators = compiled.get(schema) ?? {
    file: compile(schema, false),
    variable: compile(schema, true),
  };
  compiled.set(schema, validators);
  return validators;
}

function compile(schema: SettingsSchema, coerceTypes: boolean): ValidateFunction {
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    coerceTypes,
  });
  ajv.addVocabulary(words);
  return ajv.compile(schema);
}

/** True for a block that the platform would read as its configuration. */
export function isConfiguration(value: Json): value is { [key: string]: Json } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return ['Endatix', 'ConnectionStrings', 'Serilog'].some((root) => Object.hasOwn(value, root));
}

/** Faults of a configuration file against the settings schema, as clauses. */
export function settingsProblems(value: Json, schema: SettingsSchema): string[] {
  const { file } = validatorsOf(schema);
  return file(fillPlaceholders(value)) ? [] : describe(file.errors);
}

/** Faults of settings given as variables. */
export function variableProblems(environment: Environment, schema: SettingsSchema): string[] {
  const { variable } = validatorsOf(schema);
  const value = fillPlaceholders(fromEnvironment(environment, schema));
  return variable(value) ? [] : describe(variable.errors);
}

/** Checks a configuration block as a file and in its variable form. */
export function checkSettings(fence: Fence, value: Json): Problem[] {
  const fix =
    'compare with public/appsettings.schema.json, or mark the fence "illustration" when it shows a mistake';
  const { settings } = dataOf(fence.version);
  const asFile = settingsProblems(value, settings);
  const asVariables = asFile.length > 0 ? [] : variableProblems(toEnvironment(value), settings);
  return [
    ...asFile.map((fault) => fenceProblem(fence, 1, `settings: ${fault}`, fix)),
    ...asVariables.map((fault) => fenceProblem(fence, 1, `settings as variables: ${fault}`, fix)),
  ];
}

/** `<what to put here>` stands for a value that is long enough. */
function fillPlaceholders(value: Json): Json {
  if (typeof value === 'string') return /^<[^<>]+>$|^\$\{?[A-Z]/.test(value) ? 'x'.repeat(64) : value;
  if (Array.isArray(value)) return value.map(fillPlaceholders);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fillPlaceholders(child)]));
}

function describe(errors: ErrorObject[] | null | undefined): string[] {
  return (errors ?? []).map((error) => {
    const place = error.instancePath.replaceAll('/', ':').slice(1) || 'root';
    const key = 'additionalProperty' in error.params ? ` ("${error.params.additionalProperty}")` : '';
    return `${place} ${error.message ?? 'is not valid'}${key}`;
  });
}
