import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { recordedResponses } from '@/features/differences/records';
import { site } from '@/theme.config';
import { plainText } from './support/plain-text';

// Readers who paste an error message into the search must find the row with its fix, whatever values it
// contains.

/** Properties of a body that contain messages for people. */
const WORDS = ['detail', 'message', 'title', 'errorCode'];

/** Words in every error, which don't identify its cause. */
const GENERAL = [
  'One or more errors occurred!',
  'There was a problem with your request.',
  'Resource not found.',
];

/** Replaces what differs between requests in a message: names, values, numbers. */
const withoutValues = (text: string): string => text.replace(/'[^']*'|\[[^\]]*\]|\d+/g, '#');

/** Returns the messages in the body of an error response. */
function getMessages(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    if (name === 'errors' && typeof value === 'object' && value !== null)
      return Object.values(value).flat().map(String);
    return typeof value === 'string' && WORDS.includes(name) ? [value.trim()] : [];
  });
}

const english = readPages(process.cwd()).pages.filter(({ language }) => language === site.locales[0].code);

/** Fragments of messages in inline code, as tables quote them. */
const quoted = english.flatMap(({ tree }) => {
  const found: string[] = [];
  visit(tree, 'inlineCode', ({ value }) => {
    found.push(/^IDX\d+$/.test(value) ? value : withoutValues(value));
  });
  return found.filter(({ length }) => length >= 8);
});
const words = english.map(({ tree }) => plainText(tree));

const isReported = (message: string): boolean =>
  quoted.some((fragment) => message.includes(fragment) || withoutValues(message).includes(fragment)) ||
  words.some((text) => text.includes(message));

it('the messages of recorded error responses are on a page, whole or by their constant part', () => {
  const bodies = [...recordedResponses().values()].filter(({ status }) => status >= 400 && status < 500);
  const all = new Set(bodies.flatMap(({ responseBody }) => getMessages(responseBody)));
  const messages = [...all].filter((message) => !GENERAL.includes(message) && !message.startsWith('…'));
  expect(messages.length).toBeGreaterThan(80);
  expect(messages.filter((message) => !isReported(message))).toEqual([]);
  expect(isReported('Nobody wrote about this refusal.')).toBe(false);
});
