import { CodeSample } from '@/features/mdx/code-sample';
import { getCaution } from '@/features/try/request/caution';
import { predictRun, runParameters, runSpec } from '@/features/try/request/operation-spec';
import { OnYourServer } from '@/features/try/response/on-your-server';
import { OperationRun } from '@/features/try/run/operation-run';
import { withServerStatus } from '@/features/try/verdict/predict';
import { getResponses } from '@/shared/contract/bodies';
import type { ApiOperation } from '@/shared/contract/operations';
import { statusText } from '@/shared/contract/status';
import { operation as texts } from '@/shared/i18n/en/operation';
import { vocabulary } from '@/shared/i18n/en/vocabulary';
import { curlCode, exampleCode } from './build/example-code';
import { MethodPath } from './method-path';

interface Props {
  operation: ApiOperation;
}

/** Renders the documented response of a successful request; Run replaces it with its own. */
function DocumentedResponse({ operation, status }: Props & { status: number }) {
  const body = getResponses(operation).find((one) => one.status === status)?.body;
  const [example] = body?.examples ?? [];
  const label = `${vocabulary.response}: ${status} ${statusText(status)}`;
  if (body && example) {
    const { fence, text } = exampleCode(body, example.value);
    return <CodeSample label={label} language={fence} text={text} />;
  }
  return (
    <p>
      <strong>{label}</strong>, {body?.contentType ?? vocabulary.noBody}
    </p>
  );
}

/**
 * Renders the request of an operation with its Run button, its response, and the expected response of an
 * Endatix server. The code includes sign-in and setup requests on demand.
 */
export function RunCard({ operation }: Props) {
  const spec = runSpec(operation);
  const caution = getCaution(operation);
  const predicted = predictRun(operation, spec);
  return (
    <>
      <div className="ax op-run">
        <p className="op-run-head row" data-markdown-ignore="">
          <MethodPath operation={operation} />
        </p>
        {caution && <p className="op-run-caution">{caution}</p>}
        <OperationRun
          spec={withServerStatus(spec, predicted)}
          template={operation.path}
          parameters={runParameters(operation)}
          labels={{
            change: texts.changeRequest,
            body: texts.changeBody,
            perLine: texts.perLine,
            empty: texts.emptyParameter,
            badBody: texts.badBody,
          }}
        />
        <CodeSample label="cURL" language="bash" text={curlCode(operation)} />
        <div className="op-result">
          <div data-response="" />
          <div className="op-documented">
            <DocumentedResponse operation={operation} status={spec.status} />
          </div>
        </div>
      </div>
      <OnYourServer predicted={predicted} status={spec.status} texts={vocabulary} />
    </>
  );
}
