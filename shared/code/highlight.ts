import 'server-only';
import { createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import json from 'shiki/langs/json.mjs';
import { cutPlaceholders, type Run } from './run';
import { codeTheme } from './theme';
import { getRuns } from './transformer.mjs';

const highlighter = createHighlighterCoreSync({
  themes: [codeTheme],
  langs: [bash, json],
  engine: createJavaScriptRegexEngine(),
});

/** Colors generated text like the fences of a page. Throws if the grammar is missing. */
export function highlight(text: string, language: string): Run[][] {
  // Without a time limit, which the first text would exceed on a slow machine.
  const options = { lang: language, theme: codeTheme.name, tokenizeTimeLimit: 0 };
  const lines = highlighter.codeToTokensBase(text, options);
  return lines.map((tokens) => cutPlaceholders(getRuns(tokens, language)));
}
