import type { ComponentType } from 'react';
import { operationAt } from '@/shared/contract/all-operations';
import { getCaution } from '../../request/caution';
import type { OperationProps, SwaggerPlugin } from '../system';

/** Says above Execute what a request replaces, deletes or leaves behind for good. */
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
  },
});
