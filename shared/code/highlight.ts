import 'server-only';
import { createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import csharp from 'shiki/langs/csharp.mjs';
import http from 'shiki/langs/http.mjs';
import json from 'shiki/langs/json.mjs';
import powershell from 'shiki/langs/powershell.mjs';
import python from 'shiki/langs/python.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import { cutPlaceholders, type Run } from './run';
import { codeTheme } from './theme';
import { getRuns } from './transformer.mjs';

const highlighter = createHighlighterCoreSync({
  themes: [codeTheme],
  langs: [bash, csharp, http, json, powershell, python, typescript],
  engine: createJavaScriptRegexEngine(),
});

/**
 * The lines of a generated text, colored as the fences of a page are. `language` is a name as in fences.
 * Throws when there is no grammar for it.
 */
export function highlight(text: string, language: string): Run[][] {
  // Without a limit of time: on a busy computer, the first text would lose its colors.
  const options = { lang: language, theme: codeTheme.name, tokenizeTimeLimit: 0 };
  const lines = highlighter.codeToTokensBase(text, options);
  return lines.map((tokens) => cutPlaceholders(getRuns(tokens, language)));
}
