import type { ComponentType } from 'react';
import { operationAt } from '@/shared/contract/all-operations';
import { example as texts } from '@/shared/i18n/en/example';
import { getCaution } from '../../request/caution';
import type { Collection, OperationProps, SwaggerPlugin } from '../system';

interface SnippetProps {
  request: Collection;
}

/** Says above Execute what a request replaces, deletes or leaves behind for good, and above code that it has a token. */
export const caution: SwaggerPlugin = () => ({
  wrapComponents: {
    execute: (Original: ComponentType<OperationProps>) => (props: OperationProps) => {
      const operation = operationAt(props.path, props.method);
      const sentence = operation && getCaution(operation);
      return (
        <>
          {sentence && <p className="caution">{sentence}</p>}
          <Original {...props} />
        </>
      );
    },
    RequestSnippets: (Original: ComponentType<SnippetProps>) => (props: SnippetProps) => (
      <>
        {props.request.getIn(['headers', 'Authorization']) !== undefined && (
          <p className="caution">{texts.liveToken}</p>
        )}
        <Original {...props} />
      </>
    ),
  },
});
