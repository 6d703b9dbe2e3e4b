import { memo, useEffect, useMemo } from 'react';
import type { Collection, SwaggerSystem } from '@/framework/swagger/system';
import { operationAt } from '@/lib/shared/openapi/operations';
import { useConsole } from '../console-context';
import { useTexts } from '../texts';
import { Boundary } from './boundary';
import { Execute } from './execute';
import { Responses } from './responses';

/** What Swagger UI's form asks for; the rest it takes from its system. */
interface ParametersProps {
  parameters: Collection;
  specPath: Collection;
  operation: Collection;
  onChangeKey: readonly string[];
  pathMethod: readonly [string, string];
  tryItOutEnabled: boolean;
  allowTryItOut: boolean;
  onResetClick: () => void;
}

interface Props extends SwaggerSystem {
  path: string;
  method: string;
}

// Neither changes with what is typed, and each is larger than the form.
const Tools = memo(Execute);
const Answers = memo(Responses);

/** Sentences about parameters that do not fit, as Swagger UI words them. */
function Faults({ faults }: { faults: readonly string[] }) {
  const texts = useTexts();
  if (faults.length === 0) return null;
  return (
    <div className="validation-errors errors-wrapper">
      {texts.correctFaults}
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The form of an open operation: Swagger UI's for parameters and body, with Execute and answers. Drawn by Swagger UI,
 * which knows the operation already.
 */
export function OperationForm({ path, method, Im, getComponent, ...system }: Props) {
  const { specActions, specSelectors, oas3Actions, oas3Selectors } = system;
  const at = useMemo(
    () => ({ pathMethod: [path, method] as const, specPath: Im.List(['paths', path, method, 'parameters']) }),
    [Im, path, method],
  );
  const { drawn } = useConsole();
  const id = operationAt(path, method)?.id ?? '';
  useEffect(() => drawn.add(id), [drawn, id]);
  const Parameters = getComponent<ParametersProps>('parameters', true);
  const operation = specSelectors.specResolvedSubtree(['paths', path, method]);
  if (!operation) return null;
  const restore = () => {
    const value = String(oas3Selectors.selectDefaultRequestBodyValue(path, method) ?? '');
    oas3Actions.setRequestBodyValue({ value, pathMethod: at.pathMethod });
  };
  return (
    <>
      <Boundary>
        <Parameters
          {...at}
          parameters={operation.get('parameters') as Collection}
          operation={operation}
          onChangeKey={at.pathMethod}
          tryItOutEnabled
          allowTryItOut
          onResetClick={restore}
        />
      </Boundary>
      <Faults faults={specSelectors.validationErrors(at.pathMethod)} />
      <div className="execute-wrapper">
        <Tools
          path={path}
          method={method}
          specActions={specActions}
          specSelectors={specSelectors}
          oas3Actions={oas3Actions}
          oas3Selectors={oas3Selectors}
        />
      </div>
      <Boundary>
        <Answers path={path} method={method} />
      </Boundary>
    </>
  );
}
