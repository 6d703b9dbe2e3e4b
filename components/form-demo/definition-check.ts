import {
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type JsonError, Model } from 'survey-core';
import { MAX_DEPTH, tooDeepAt } from '@/lib/api/json-tokens';
import type { LiveFormTexts } from '@/lib/i18n/en/live-form';
import { format } from '@/lib/i18n/format';

/** Something wrong in the text of a definition. */
export interface DefinitionError {
  /** From 1. */
  line: number;
  sentence: string;
}

const syntax: Readonly<Record<string, keyof LiveFormTexts>> = {
  InvalidNumberFormat: 'errorNumber',
  PropertyNameExpected: 'errorName',
  ValueExpected: 'errorValue',
  ColonExpected: 'errorColon',
  CommaExpected: 'errorComma',
  CloseBraceExpected: 'errorBrace',
  CloseBracketExpected: 'errorBracket',
  EndOfFileExpected: 'errorEnd',
  InvalidCommentToken: 'errorComment',
  UnexpectedEndOfComment: 'errorComment',
  UnexpectedEndOfString: 'errorText',
  InvalidCharacter: 'errorText',
  InvalidEscapeCharacter: 'errorText',
  InvalidUnicode: 'errorText',
};

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

function syntaxError(text: string, { error, offset }: ParseError, texts: LiveFormTexts): DefinitionError {
  // A missing closing bracket is noticed at the end; what is missing before a token, at the token.
  return {
    line: lineAt(text, Math.min(offset, text.trimEnd().length)),
    sentence: texts[syntax[printParseErrorCode(error)] ?? 'errorSymbol'],
  };
}

/** Path of an object inside a parsed definition, by identity. */
function pathOf(root: unknown, expected: unknown, path: JSONPath = []): JSONPath | undefined {
  if (root === expected) return path;
  if (typeof root !== 'object' || root === null) return undefined;
  for (const [key, value] of Object.entries(root)) {
    const found = pathOf(value, expected, [...path, Array.isArray(root) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

/** What SurveyJS's errors carry next to their message. */
interface Details extends Omit<JsonError, 'jsonObj'> {
  jsonObj?: { type?: unknown };
  propertyName?: string;
}

function surveyError(error: Details, texts: LiveFormTexts): string {
  const name = error.propertyName ?? '';
  if (error.type === 'unknownproperty') return format(texts.errorProperty, { name });
  if (error.type === 'requiredproperty') return format(texts.errorRequired, { name });
  if (error.type === 'missingtypeproperty') return texts.errorNoType;
  if (error.type === 'incorrecttypeproperty')
    return format(texts.errorType, { name: String(error.jsonObj?.type ?? '') });
  return format(texts.errorOther, { reason: error.message });
}

/** Questions that share a name with one before them, as nodes of the text. */
function repeatedNames(model: Model): string[] {
  const names = model.getAllQuestions(false, false, false).map(({ name }) => name);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/** Offset of the last property `"name": name`. */
function lastNamed(text: string, name: string): number {
  const matches = [...text.matchAll(/"name"\s*:\s*("(?:[^"\\]|\\.)*")/g)];
  return matches.findLast(([, value]) => JSON.parse(value ?? '""') === name)?.index ?? 0;
}

function offsetOf({ jsonObj, propertyName, type }: Details, root: Node, value: unknown): number {
  const path = pathOf(value, jsonObj) ?? [];
  const property = type === 'unknownproperty' ? propertyName : type === 'incorrecttypeproperty' && 'type';
  const inside = property ? [...path, property] : path;
  return (findNodeAtLocation(root, inside) ?? findNodeAtLocation(root, path) ?? root).offset;
}

/** Everything wrong in the text of a definition, in the order of its lines. Empty for one that can be published. */
export function checkDefinition(text: string, texts: LiveFormTexts): DefinitionError[] {
  if (text.trim() === '') return [{ line: 1, sentence: texts.errorEmpty }];
  const deep = tooDeepAt(text);
  if (deep !== undefined) {
    return [{ line: lineAt(text, deep), sentence: format(texts.errorDeep, { levels: MAX_DEPTH }) }];
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  // The rest follows from the first.
  if (errors[0]) return [syntaxError(text, errors[0], texts)];
  if (root?.type !== 'object') return [{ line: 1, sentence: texts.errorNotObject }];
  const value = JSON.parse(text) as unknown;
  let model: Model;
  try {
    model = new Model(value);
  } catch (cause) {
    return [{ line: 1, sentence: format(texts.errorOther, { reason: (cause as Error).message }) }];
  }
  const found = ((model.jsonErrors ?? []) as Details[]).map((error) => ({
    line: lineAt(text, offsetOf(error, root, value)),
    sentence: surveyError(error, texts),
  }));
  const twice = repeatedNames(model).map((name) => ({
    line: lineAt(text, lastNamed(text, name)),
    sentence: format(texts.errorTwice, { name }),
  }));
  const none =
    model.getAllQuestions().length === 0 && found.length === 0
      ? [{ line: 1, sentence: texts.errorQuestions }]
      : [];
  model.dispose();
  return [...found, ...twice, ...none].sort((a, b) => a.line - b.line);
}
