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
export interface DefinitionFault {
  /** From 1. */
  line: number;
  sentence: string;
}

const syntax: Readonly<Record<string, keyof LiveFormTexts>> = {
  InvalidNumberFormat: 'faultNumber',
  PropertyNameExpected: 'faultName',
  ValueExpected: 'faultValue',
  ColonExpected: 'faultColon',
  CommaExpected: 'faultComma',
  CloseBraceExpected: 'faultBrace',
  CloseBracketExpected: 'faultBracket',
  EndOfFileExpected: 'faultEnd',
  InvalidCommentToken: 'faultComment',
  UnexpectedEndOfComment: 'faultComment',
  UnexpectedEndOfString: 'faultText',
  InvalidCharacter: 'faultText',
  InvalidEscapeCharacter: 'faultText',
  InvalidUnicode: 'faultText',
};

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

function syntaxFault(text: string, { error, offset }: ParseError, texts: LiveFormTexts): DefinitionFault {
  // A missing closing bracket is noticed at the end; what is missing before a token, at the token.
  return {
    line: lineAt(text, Math.min(offset, text.trimEnd().length)),
    sentence: texts[syntax[printParseErrorCode(error)] ?? 'faultSymbol'],
  };
}

/** Path of an object inside a parsed definition, by identity. */
function pathOf(root: unknown, wanted: unknown, path: JSONPath = []): JSONPath | undefined {
  if (root === wanted) return path;
  if (typeof root !== 'object' || root === null) return undefined;
  for (const [key, value] of Object.entries(root)) {
    const found = pathOf(value, wanted, [...path, Array.isArray(root) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

/** What SurveyJS's errors carry beside their message. */
interface Details extends Omit<JsonError, 'jsonObj'> {
  jsonObj?: { type?: unknown };
  propertyName?: string;
}

function surveyFault(error: Details, texts: LiveFormTexts): string {
  const name = error.propertyName ?? '';
  if (error.type === 'unknownproperty') return format(texts.faultProperty, { name });
  if (error.type === 'requiredproperty') return format(texts.faultRequired, { name });
  if (error.type === 'missingtypeproperty') return texts.faultNoType;
  if (error.type === 'incorrecttypeproperty')
    return format(texts.faultType, { name: String(error.jsonObj?.type ?? '') });
  return format(texts.faultOther, { reason: error.message });
}

/** Questions that share a name with one before them, as nodes of the text. */
function repeatedNames(model: Model): string[] {
  const names = model.getAllQuestions(false, false, false).map(({ name }) => name);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/** Offset of the last member `"name": name`. */
function lastNamed(text: string, name: string): number {
  const matches = [...text.matchAll(/"name"\s*:\s*("(?:[^"\\]|\\.)*")/g)];
  return matches.findLast(([, value]) => JSON.parse(value ?? '""') === name)?.index ?? 0;
}

function offsetOf({ jsonObj, propertyName, type }: Details, root: Node, value: unknown): number {
  const path = pathOf(value, jsonObj) ?? [];
  const member = type === 'unknownproperty' ? propertyName : type === 'incorrecttypeproperty' && 'type';
  const inside = member ? [...path, member] : path;
  return (findNodeAtLocation(root, inside) ?? findNodeAtLocation(root, path) ?? root).offset;
}

/** Everything wrong in the text of a definition, in the order of its lines. Empty for one that can be published. */
export function checkDefinition(text: string, texts: LiveFormTexts): DefinitionFault[] {
  if (text.trim() === '') return [{ line: 1, sentence: texts.faultEmpty }];
  const deep = tooDeepAt(text);
  if (deep !== undefined) {
    return [{ line: lineAt(text, deep), sentence: format(texts.faultDeep, { levels: MAX_DEPTH }) }];
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  // The rest follows from the first.
  if (errors[0]) return [syntaxFault(text, errors[0], texts)];
  if (root?.type !== 'object') return [{ line: 1, sentence: texts.faultNotObject }];
  const value = JSON.parse(text) as unknown;
  let model: Model;
  try {
    model = new Model(value);
  } catch (cause) {
    return [{ line: 1, sentence: format(texts.faultOther, { reason: (cause as Error).message }) }];
  }
  const found = ((model.jsonErrors ?? []) as Details[]).map((error) => ({
    line: lineAt(text, offsetOf(error, root, value)),
    sentence: surveyFault(error, texts),
  }));
  const twice = repeatedNames(model).map((name) => ({
    line: lineAt(text, lastNamed(text, name)),
    sentence: format(texts.faultTwice, { name }),
  }));
  const none =
    model.getAllQuestions().length === 0 && found.length === 0
      ? [{ line: 1, sentence: texts.faultQuestions }]
      : [];
  model.dispose();
  return [...found, ...twice, ...none].sort((a, b) => a.line - b.line);
}
