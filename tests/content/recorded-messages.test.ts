import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { recordedResponses } from '@/features/differences/records';
import { currentVersion } from '@/shared/versions';
import { site } from '@/theme.config';
import { plainText } from './support/plain-text';

// A reader who pastes an error message into the search finds the row with its fix, whatever value it contains.

/** Properties of a body that contain messages for people. */
const WORDS = ['detail', 'message', 'title', 'errorCode'];

/** Words that every error contains and that don't identify its cause. */
const GENERAL = [
  'One or more errors occurred!',
  'There was a problem with your request.',
  'Resource not found.',
];

/** A message without what differs from one request to the next: names, values, numbers. */
const withoutValues = (text: string): string => text.replace(/'[^']*'|\[[^\]]*\]|\d+/g, '#');

/** The words of an error response. */
function getMessages(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    if (name === 'errors' && typeof value === 'object' && value !== null)
      return Object.values(value).flat().map(String);
    return typeof value === 'string' && WORDS.includes(name) ? [value.trim()] : [];
  });
}

const english = readPages(process.cwd()).pages.filter(
  ({ language, version }) => language === site.locales[0].code && version === currentVersion,
);

/** What is in code within a line: fragments of messages, as tables quote them. */
const quoted = english.flatMap(({ tree }) => {
  const found: string[] = [];
  visit(tree, 'inlineCode', ({ value }) => {
    if (value.length >= 8) found.push(/^IDX\d+$/.test(value) ? value : withoutValues(value));
  });
  return found;
});
const words = english.map(({ tree }) => plainText(tree));

const isReported = (message: string): boolean =>
  quoted.some(
    (fragment) =>
      fragment.length >= 8 && [message, withoutValues(message)].some((text) => text.includes(fragment)),
  ) || words.some((text) => text.includes(message));

it('the messages of recorded error responses stand on a page, as they are or by the part that is always the same', () => {
  const bodies = [...recordedResponses().values()].filter(({ status }) => status >= 400 && status < 500);
  const all = new Set(bodies.flatMap(({ responseBody }) => getMessages(responseBody)));
  const messages = [...all].filter((message) => !GENERAL.includes(message) && !message.startsWith('…'));
  expect(messages.length).toBeGreaterThan(80);
  expect(messages.filter((message) => !isReported(message))).toEqual([]);
  expect(isReported('Nobody wrote about this refusal.')).toBe(false);
});
