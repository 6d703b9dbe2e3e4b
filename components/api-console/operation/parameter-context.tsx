import { type ComponentType, createContext } from 'react';

/** The operation whose parameters are being drawn; null outside of them, as in request bodies. */
export const ParameterContext = createContext<readonly [path: string, method: string] | null>(null);

interface RowProps {
  pathMethod: [string, string];
}

/** Tells the fields of a parameter row to which operation they belong; Swagger UI does not. */
export const withOperation = (Row: ComponentType<RowProps>) =>
  function ParameterRow(props: RowProps) {
    return (
      <ParameterContext value={props.pathMethod}>
        <Row {...props} />
      </ParameterContext>
    );
  };
