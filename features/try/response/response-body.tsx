import { type ReactNode, useSyncExternalStore } from 'react';
import { isWrapping, onWrapping, setWrapping } from '@/features/mdx/wrap-code.client';
import { saveFile } from '@/shared/browser/save-file';
import type { HttpResponse } from '@/shared/http/exchange';
import { getToken, hideToken } from '@/shared/http/hide-tokens';
import { prettyJson } from '@/shared/http/json';
import { shownPart } from '@/shared/http/read-body';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { Button } from './button';
import { CodeFigure } from './code-figure';

/** Says which part of a body is not shown; empty for a whole text. */
function getSentence({ body, type }: HttpResponse, texts: PanelTexts): string {
  const size = format(texts.bytes, {
    count: body.blob.size.toLocaleString(document.documentElement.lang),
  });
  if (body.broken === 'cut-off')
    return format(body.blob.size === 0 ? texts.cutOffEmpty : texts.cutOff, { size });
  if (body.broken === 'too-large') return format(texts.tooLarge, { size });
  switch (shownPart(body)) {
    case 'nothing':
      return texts.noBody;
    case 'too-long':
      return format(texts.tooLong, { size });
    case 'binary':
      return format(texts.binary, { size, type: type || texts.noType });
    case 'text':
      return body.guessed ? format(texts.guessed, { charset: body.guessed }) : '';
  }
}

interface Props {
  response: HttpResponse;
  texts: PanelTexts;
  /** Shown first in the details. */
  children?: ReactNode;
}

/**
 * Shows the body where it is text of reasonable length, with headers and tools folded below it. The token of
 * the request is hidden.
 */
export function ResponseBody({ response, texts, children }: Props) {
  const wraps = useSyncExternalStore(onWrapping, isWrapping);
  const { sent, body, headers, type, hidesHeaders } = response;
  const token = getToken(sent.headers);
  const sentence = getSentence(response, texts);
  const isJson = /\bjson\b/i.test(type);
  const known = shownPart(body) === 'text' ? body.text : undefined;
  // Not parsed: 64-bit IDs would lose their last digits.
  const text = known && isJson ? prettyJson(known) : known;
  const lines = headers.map(([name, value]) => `${name}: ${value}`).join('\n');
  const save = body.blob.size > 0 && (
    <Button onClick={() => saveFile(body.blob, body.name)}>{texts.save}</Button>
  );
  return (
    <>
      {sentence && <p className={body.broken ? 'console-bad' : undefined}>{sentence}</p>}
      {text && (
        <CodeFigure
          label={type || texts.bodyLabel}
          text={hideToken(text, token)}
          copies={text}
          texts={texts}
          {...(isJson && { language: 'json' })}
        />
      )}
      {!text && save && <p>{save}</p>}
      <details className="response-details">
        <summary>{texts.details}</summary>
        {children}
        {text && (
          <div className="row">
            {save}
            <Button aria-pressed={wraps} onClick={() => setWrapping(!wraps)}>
              {texts.wrap}
            </Button>
          </div>
        )}
        {lines && (
          <CodeFigure label={texts.headers} text={hideToken(lines, token)} copies={lines} texts={texts} />
        )}
        {hidesHeaders && <p className="hint">{texts.hiddenHeaders}</p>}
      </details>
    </>
  );
}
