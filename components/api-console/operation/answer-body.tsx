import { useSyncExternalStore } from 'react';
import { isWrapping, setWrapping } from '@/lib/browser/enhance/wrap-code';
import { grouped } from '@/lib/browser/formatters';
import { saveFile } from '@/lib/browser/save-file';
import { onStored } from '@/lib/browser/storage';
import type { ConsoleTexts } from '@/lib/i18n/en/console';
import { format } from '@/lib/i18n/format';
import { prettyJson } from '@/lib/shared/api/json';
import type { ReceivedBody } from '@/lib/shared/api/read-body';
import { CodeFigure } from '../code-figure';
import { useTexts } from '../texts';

const endings: readonly [RegExp, string][] = [
  [/\bjson\b/, 'json'],
  [/\bhtml\b/, 'html'],
  [/\bxml\b/, 'xml'],
  [/^text\//, 'txt'],
];

const nameOf = (type: string): string =>
  `answer.${endings.find(([pattern]) => pattern.test(type))?.[1] ?? 'bin'}`;

function sentenceOf({ blob, text, broken }: ReceivedBody, type: string, texts: ConsoleTexts): string {
  const size = format(texts.bytes, { count: grouped().format(blob.size) });
  if (broken === 'cut-off') return format(blob.size === 0 ? texts.cutOffEmpty : texts.cutOff, { size });
  if (broken === 'too-large') return format(texts.tooLarge, { size });
  if (blob.size === 0) return texts.noBody;
  if (text !== undefined) return '';
  const isText = /^text\/|json|xml/.test(type);
  return format(isText ? texts.tooLong : texts.binary, { size, type: type || texts.noType });
}

interface Props {
  body: ReceivedBody;
  /** Media type that the server gave. */
  type: string;
}

/** The body of an answer: shown where it is a text of reasonable length, and always to be had as a file. */
export function AnswerBody({ body, type }: Props) {
  const wraps = useSyncExternalStore(onStored, isWrapping);
  const texts = useTexts();
  const sentence = sentenceOf(body, type, texts);
  const isJson = /\bjson\b/i.test(type);
  return (
    <>
      {sentence && <p className={body.broken ? 'console-bad' : undefined}>{sentence}</p>}
      {body.text && (
        <div>
          {/* Not parsed: 64-bit ids would lose their last digits. */}
          <CodeFigure
            label={type || texts.bodyLabel}
            text={isJson ? prettyJson(body.text) : body.text}
            {...(isJson && { language: 'json' })}
          />
        </div>
      )}
      {body.blob.size > 0 && (
        <div className="console-inline">
          <button
            type="button"
            className="console-button"
            onClick={() => saveFile(body.blob, nameOf(type.toLowerCase()))}
          >
            {texts.save}
          </button>
          {body.text && (
            <button
              type="button"
              className="console-button"
              aria-pressed={wraps}
              onClick={() => setWrapping(!wraps)}
            >
              {texts.wrap}
            </button>
          )}
        </div>
      )}
    </>
  );
}
