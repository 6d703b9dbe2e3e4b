import { useState } from 'react';
import { saveFile } from '@/lib/browser/save-file';
import { prettyJson } from '@/lib/shared/api/json';
import type { ReceivedBody } from '@/lib/shared/api/read-body';
import { CodeFigure } from '../code-figure';

const count = new Intl.NumberFormat('en');

const endings: readonly [RegExp, string][] = [
  [/\bjson\b/, 'json'],
  [/\bhtml\b/, 'html'],
  [/\bxml\b/, 'xml'],
  [/^text\//, 'txt'],
];

const nameOf = (type: string): string =>
  `answer.${endings.find(([pattern]) => pattern.test(type))?.[1] ?? 'bin'}`;

function sentenceOf({ blob, text, broken }: ReceivedBody, type: string): string {
  const size = `${count.format(blob.size)} bytes`;
  if (broken === 'cut-off')
    return `The connection broke off in the middle of the answer. ${blob.size === 0 ? 'Nothing of the body' : `The first ${size}`} arrived.`;
  if (broken === 'too-large')
    return `The answer is larger than this page can hold. The first ${size} arrived.`;
  if (blob.size === 0) return 'The answer has no body.';
  if (text !== undefined) return '';
  const isText = /^text\/|json|xml/.test(type);
  return isText
    ? `The answer has ${size}, too many to be shown here. Save it as a file.`
    : `The answer has ${size} that are no text (${type || 'no type given'}). Save it as a file.`;
}

interface Props {
  body: ReceivedBody;
  /** Media type that the server gave. */
  type: string;
}

/** The body of an answer: shown where it is a text of reasonable length, and always to be had as a file. */
export function AnswerBody({ body, type }: Props) {
  const [wraps, setWraps] = useState(false);
  const sentence = sentenceOf(body, type);
  const isJson = /\bjson\b/i.test(type);
  return (
    <>
      {sentence && <p className={body.broken ? 'console-bad' : undefined}>{sentence}</p>}
      {body.text && (
        <div className={wraps ? 'console-wraps' : undefined}>
          {/* Not parsed: 64-bit ids would lose their last digits. */}
          <CodeFigure
            label={type || 'Body'}
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
            Save the answer
          </button>
          {body.text && (
            <button
              type="button"
              className="console-button"
              aria-pressed={wraps}
              onClick={() => setWraps(!wraps)}
            >
              Wrap lines
            </button>
          )}
        </div>
      )}
    </>
  );
}
