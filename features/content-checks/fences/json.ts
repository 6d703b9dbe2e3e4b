import ts from 'typescript';
import type { Problem } from '@/features/content/problem';
import { errorMessage } from '@/shared/error-message';
import type { ExactJson } from '@/shared/http/json';
import { type Fence, fenceProblem } from './collect';

/** Parses a `json` fence strictly, and a `jsonc` fence with comments and trailing commas, like .NET. */
export function parseJsonFence(fence: Fence): { value: ExactJson } | { problem: Problem } {
  return fence.lang === 'jsonc' ? parseWithComments(fence) : parseStrictly(fence);
}

function parseStrictly(fence: Fence): { value: ExactJson } | { problem: Problem } {
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

function parseWithComments(fence: Fence): { value: ExactJson } | { problem: Problem } {
  const { config, error } = ts.parseConfigFileTextToJson('fence.json', fence.code);
  if (!error) return { value: config };
  const line = fence.code.slice(0, error.start ?? 0).split('\n').length;
  const reason = ts.flattenDiagnosticMessageText(error.messageText, ' ');
  return { problem: fenceProblem(fence, line, `JSONC does not parse: ${reason}`, 'correct the JSON') };
}
