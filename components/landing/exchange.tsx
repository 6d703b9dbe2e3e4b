import { exampleSpec } from '@/components/mdx/api-example/spec';
import { inOrder } from '@/components/mdx/in-order';
import { currentContract } from '@/lib/shared/openapi/operations';
import { statusText } from '@/lib/shared/openapi/status';
import { exchange } from './exchange-data';
import { JsonText } from './json-text';
import type { LandingProps } from './section';

/** Members of the answer that get a note below, in the order of the notes. */
const noted = ['jsonData', 'token', 'status'] as const;

/** Lines of the answer; the noted ones carry the number of their note. */
function AnswerLines({ text }: { text: string }) {
  const lines = text.split('\n');
  return inOrder(lines, (line, index) => {
    const note = noted.findIndex((name) => line.startsWith(`  "${name}"`)) + 1;
    return (
      <span className={note > 0 ? 'landing-line' : undefined}>
        {note > 0 && (
          <b className="landing-mark" aria-hidden="true">
            {note}
          </b>
        )}
        <JsonText text={line} />
        {index < lines.length - 1 && '\n'}
      </span>
    );
  });
}

/** A request of the API and its answer, with notes on what matters in it. */
export function Exchange({ messages }: Pick<LandingProps, 'messages'>) {
  const { method, path, status } = exampleSpec(exchange, currentContract);
  const notes = { jsonData: messages.noteJsonData, token: messages.noteToken, status: messages.noteStatus };
  return (
    <figure className="code landing-exchange">
      <figcaption className="code-head">{messages.exchangeTitle}</figcaption>
      <pre>
        <code>
          <span className={`method method-${method.toLowerCase()}`}>{method}</span>
          {` ${path}\nContent-Type: application/json\n\n`}
          <JsonText text={JSON.stringify(exchange.body, null, 2)} />
        </code>
      </pre>
      <p className="landing-status">
        <span className="visually-hidden">{messages.exchangeAnswer}: </span>
        {status} {statusText(status)}
      </p>
      <pre>
        <code>
          <AnswerLines text={JSON.stringify(exchange.answer, null, 2)} />
        </code>
      </pre>
      <dl className="landing-notes">
        {noted.map((name) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{notes[name]}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
