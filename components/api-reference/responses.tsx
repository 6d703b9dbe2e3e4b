import { fieldsOf, typeText } from '@/lib/build/openapi/fields';
import { type ApiResponse, responsesOf } from '@/lib/shared/openapi/bodies';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { schemaName } from '@/lib/shared/openapi/resolve';
import { statusText } from '@/lib/shared/openapi/status';
import { Examples } from './examples';
import { FieldTable } from './field-table';
import { inline } from './markdown';

function Headers({ headers }: { headers: ApiResponse['headers'] }) {
  return headers.map(({ name, description, example }) => (
    <p key={name}>
      Header <code>{name}</code>: {inline(description)} Example: <code>{example}</code>
    </p>
  ));
}

function Response({ response }: { response: ApiResponse }) {
  const { status, description, headers, body } = response;
  const fields = body ? fieldsOf(body.schema) : [];
  const name = body && (schemaName(body.schema) ?? '');
  return (
    <section className="op-response">
      <h3 id={`response-${status}`}>
        <span className={`op-status op-status-${String(status)[0]}`}>{status}</span> {statusText(status)}
      </h3>
      <p>{inline(description)}</p>
      <Headers headers={headers} />
      {body && (
        <p className="op-media">
          <code>{body.contentType}</code>,{' '}
          {typeText(body.schema) === name ? name : `${name}: ${typeText(body.schema)}`}
        </p>
      )}
      {fields.length > 0 && <FieldTable label={`Members of ${name}`} fields={fields} />}
      {body && <Examples examples={body.examples} open={status < 300} />}
    </section>
  );
}

/** All answers of an operation with their bodies, headers and examples. */
export function Responses({ operation }: { operation: ApiOperation }) {
  return responsesOf(operation).map((response) => <Response key={response.status} response={response} />);
}
