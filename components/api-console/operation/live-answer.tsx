import { use } from 'react';
import type { Collection } from '@/framework/swagger/system';
import { prettyJson } from '@/lib/shared/api/json';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { statusText } from '@/lib/shared/openapi/status';
import { CodeFigure } from '../code-figure';
import { useConsole } from '../console-context';
import { SwaggerComponents } from './components-context';
import { SentRequest } from './sent-request';
import { Unauthorized } from './unauthorized';

interface Props {
  operation: ApiOperation;
  response: Collection;
}

function headersOf(response: Collection): [string, string][] {
  const headers = response.get('headers') as Collection | undefined;
  return Object.entries((headers?.toJS() ?? {}) as Record<string, unknown>).map(([name, value]) => [
    name,
    String(value),
  ]);
}

function Body({ text, type }: { text: string; type: string }) {
  if (text === '') return <p>The answer has no body.</p>;
  const isJson = /\bjson\b/i.test(type);
  // Not parsed: 64-bit ids would lose their last digits.
  return (
    <CodeFigure
      label={type || 'Body'}
      text={isJson ? prettyJson(text) : text}
      {...(isJson && { language: 'json' })}
    />
  );
}

/** Text of the body. Swagger UI makes a Blob of a body without a media type, also of an empty one. */
function textOf(response: Collection): string {
  const text = response.get('text');
  if (typeof text === 'string') return text;
  return text instanceof Blob && text.size > 0 ? `${text.size} bytes that are no text` : '';
}

/** What the server answered, or why there is no answer. */
export function LiveAnswer({ operation, response }: Props) {
  const sent = useConsole().system.get()?.specSelectors.mutatedRequestFor(operation.path, operation.method);
  const Markdown = use(SwaggerComponents).Markdown;
  const status = Number(response.get('status') ?? 0);
  const headers = headersOf(response);
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const duration = response.get('duration');
  const goal = String(sent?.get('targetKey') ?? '');
  const place = goal === 'sandbox' ? 'the sandbox in this browser' : goal;
  return (
    <div className="console-answer">
      <h4>Answer</h4>
      <div role="status">
        {status > 0 ? (
          <p>
            <strong className={`console-status console-status-${String(status)[0]}`}>
              {status} {statusText(status)}
            </strong>{' '}
            from {place}
            {typeof duration === 'number' && ` in ${duration} ms`}
          </p>
        ) : (
          <div className="console-no-answer">
            <Markdown source={String(response.get('message') ?? 'The request could not be sent.')} />
          </div>
        )}
      </div>
      {status === 401 && operation.isProtected && <Unauthorized />}
      {status > 0 && <Body text={textOf(response)} type={type} />}
      {headers.length > 0 && (
        <details>
          <summary>Headers of the answer</summary>
          <CodeFigure label="Headers" text={headers.map(([name, value]) => `${name}: ${value}`).join('\n')} />
        </details>
      )}
      {sent && <SentRequest request={sent} />}
    </div>
  );
}
