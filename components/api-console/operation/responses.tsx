import { useState } from 'react';
import { inline } from '@/components/mdx/markdown';
import { indentedText } from '@/lib/shared/api/json';
import { type ApiResponse, responsesOf } from '@/lib/shared/openapi/bodies';
import { operationAt } from '@/lib/shared/openapi/operations';
import { statusText } from '@/lib/shared/openapi/status';
import { CodeFigure } from '../code-figure';
import { useTexts } from '../texts';
import { LiveAnswer } from './live-answer';
import { OnRunningServer } from './on-running-server';

function Documented({ response: { status, description, body } }: { response: ApiResponse }) {
  const texts = useTexts();
  const [name, setName] = useState(body?.examples[0]?.name);
  const example = body?.examples.find((entry) => entry.name === name);
  return (
    <details className="console-documented">
      <summary>
        <span className={`console-status console-status-${String(status)[0]}`}>
          {status} {statusText(status)}
        </span>{' '}
        {inline(description)}
      </summary>
      {body && body.examples.length > 1 && (
        <label className="console-example">
          <span>{texts.example}</span>
          <select value={name} onChange={(event) => setName(event.target.value)}>
            {body.examples.map((entry) => (
              <option key={entry.name} value={entry.name}>
                {entry.summary}
              </option>
            ))}
          </select>
        </label>
      )}
      {body && example ? (
        <CodeFigure label={body.contentType} text={indentedText(example.value)} language="json" />
      ) : (
        <p>{texts.noDocumentedBody}</p>
      )}
    </details>
  );
}

interface Props {
  path: string;
  method: string;
}

/**
 * The answer of the server, and below it the answers that the contract promises. Replaces Swagger UI's, which is a
 * table with the role of a region and headers that are plain cells.
 */
export function Responses({ path, method }: Props) {
  const texts = useTexts();
  const operation = operationAt(path, method);
  if (!operation) return null;
  return (
    <div className="responses-wrapper">
      <LiveAnswer operation={operation} />
      <h4>{texts.documented}</h4>
      {responsesOf(operation).map((response) => (
        <Documented key={response.status} response={response} />
      ))}
      <OnRunningServer operation={operation} />
    </div>
  );
}
