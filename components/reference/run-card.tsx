import { OnYourServer } from '@/components/mdx/api-example/on-your-server';
import { CodeSample } from '@/components/mdx/code-sample';
import { Tab, Tabs } from '@/components/mdx/tabs';
import { responsesOf } from '@/lib/contract/bodies';
import type { ApiOperation } from '@/lib/contract/operations';
import { statusText } from '@/lib/contract/status';
import { foreseen } from '@/lib/differences/predict';
import { operationProgram } from '@/lib/examples/operation-program';
import { predictRun, runParameters, runSpec } from '@/lib/examples/operation-spec';
import { operation as texts } from '@/lib/i18n/en/operation';
import { vocabulary } from '@/lib/i18n/en/vocabulary';
import { renderSample } from '@/lib/samples';
import { recordedResponse } from '@/lib/server/differences/records';
import { exampleCode } from '@/lib/server/reference/example-code';
import { MethodPath } from './method-path';
import { OperationRun } from './operation-run';

interface Props {
  operation: ApiOperation;
}

/** The response that the contract documents for a request that succeeds; the one that Run gets takes its place. */
function DocumentedResponse({ operation, status }: Props & { status: number }) {
  const body = responsesOf(operation).find((one) => one.status === status)?.body;
  const [example] = body?.examples ?? [];
  const label = `${status} ${statusText(status)}`;
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
 * The request of an operation with its Run button, its sample and its response as tabs, and what it brings on a
 * Endatix server. Without script, sample and documented response stand one below the other.
 */
export function RunCard({ operation }: Props) {
  const spec = runSpec(operation);
  const predicted = predictRun(operation, spec, recordedResponse);
  return (
    <>
      <div className="ax op-run">
        <p className="op-run-head row">
          <MethodPath method={operation.method} path={operation.path} />
        </p>
        <OperationRun
          spec={foreseen(spec, predicted)}
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
        <Tabs group="operation" items={[texts.tabRequest, texts.tabResponse]}>
          <Tab>
            <CodeSample
              label="cURL"
              language="bash"
              text={renderSample('curl', operationProgram(operation))}
            />
          </Tab>
          <Tab>
            <div data-response="" />
            <div className="op-documented">
              <DocumentedResponse operation={operation} status={spec.status} />
            </div>
          </Tab>
        </Tabs>
      </div>
      <OnYourServer predicted={predicted} status={spec.status} texts={vocabulary} />
    </>
  );
}
