import { Ajv } from 'ajv';
import ts from 'typescript';
import type { Problem } from '@/features/content/problem';
import { resolveNode, type SchemaNode } from '@/features/content/settings/schema';
import { getData } from '@/features/content/site-data';
import { errorMessage } from '@/shared/error-message';
import { formatErrors } from '@/shared/format-errors';
import { type ExactJson, isObject } from '@/shared/http/json';
import { type Fence, fenceProblem } from './collect';

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

// Each validator compiles the schema once. Environment variables are strings; .NET converts them to numbers
// and booleans.
const files = validator(false);
const variables = validator(true);

function validate(ajv: Ajv, value: ExactJson): string[] {
  const isValid = ajv.compile(getData().settings);
  return isValid(fillPlaceholders(value)) ? [] : formatErrors(isValid.errors, ':');
}

/** Returns the problems of a configuration file, as clauses. */
export const settingsProblems = (value: ExactJson): string[] => validate(files, value);

/** Returns the problems of a setting given as an environment variable, as clauses. */
export const variableProblems = (name: string, value: string): string[] =>
  validate(variables, fromVariable(name, value));

/** Reads a variable like .NET: `A__B__0` is a value of the list `B`, if the schema says that it is a list. */
export const fromVariable = (name: string, value: string): ExactJson =>
  nest(name.split('__'), value, getData().settings);

function nest([key, ...rest]: string[], value: string, reference: SchemaNode): ExactJson {
  if (key === undefined) return value;
  const node = resolveNode(reference, getData().settings);
  if ([node.type].flat().includes('array')) return [nest(rest, value, node.items ?? {})];
  const open = typeof node.additionalProperties === 'object' ? node.additionalProperties : {};
  return { [key]: nest(rest, value, node.properties?.[key] ?? open) };
}

type Parsed = { value: ExactJson } | { reason: string; position: number };

/** Parses a `json` fence strictly, and a `jsonc` fence with comments and trailing commas, like .NET. */
function parse({ lang, code }: Fence): Parsed {
  if (lang === 'jsonc') {
    const { config, error } = ts.parseConfigFileTextToJson('fence.json', code);
    if (!error) return { value: config };
    return { reason: ts.flattenDiagnosticMessageText(error.messageText, ' '), position: error.start ?? 0 };
  }
  try {
    return { value: JSON.parse(code) };
  } catch (error) {
    const [reason = ''] = errorMessage(error).split('\n');
    return { reason, position: Number(/position (\d+)/.exec(reason)?.[1] ?? 0) };
  }
}

/** Checks the syntax of a JSON fence. A configuration is also validated. */
export function checkJson(fence: Fence): Problem[] {
  const parsed = parse(fence);
  if ('reason' in parsed) {
    const line = fence.code.slice(0, parsed.position).split('\n').length;
    const fix = 'correct the JSON, or call the fence "jsonc" when it has comments';
    return [fenceProblem(fence, line, `${fence.lang.toUpperCase()} does not parse: ${parsed.reason}`, fix)];
  }
  const { value } = parsed;
  if (!isObject(value) || !ROOTS.some((root) => Object.hasOwn(value, root))) return [];
  const fix =
    'compare with public/appsettings.schema.json, or mark the fence "illustration" when it shows a mistake';
  return settingsProblems(value).map((problem) => fenceProblem(fence, 1, `settings: ${problem}`, fix));
}

/** Replaces placeholders such as `<your key>` with a value of sufficient length. */
function fillPlaceholders(value: ExactJson): ExactJson {
  if (typeof value === 'string') return /^<[^<>]+>$|^\$\{?[A-Z]/.test(value) ? 'x'.repeat(64) : value;
  if (Array.isArray(value)) return value.map(fillPlaceholders);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fillPlaceholders(child)]));
}
