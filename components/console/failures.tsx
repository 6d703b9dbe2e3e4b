import { useId } from 'react';
import { failures, possibleErrors, preferHeader, setFailure } from '@/client/console/failures';
import type { ApiOperation } from '@/lib/contract/operations';
import { statusText } from '@/lib/contract/status';
import { format } from '@/lib/i18n/format';
import { useConsole, useStore, useTexts } from './console-context';

/** Longest delay that the sandbox simulates, in milliseconds. */
const MAX_DELAY = 30_000;
const LOST = 'lost';

/** Makes the sandbox fail at an operation: with an error of it, a delay, or a lost connection. */
export function Failures({ operation }: { operation: ApiOperation }) {
  const texts = useTexts();
  const id = useId();
  const target = useStore(useConsole().target);
  const failure = useStore(failures).get(operation.id) ?? {};
  if (target.kind !== 'sandbox') return null;
  const { Prefer: header } = preferHeader(operation.id);
  const choose = (choice: string) => {
    const { delay = 0 } = failure;
    setFailure(operation.id, choice === LOST ? { delay, isLost: true } : { delay, code: Number(choice) });
  };
  return (
    <details className="console-failures">
      <summary>{texts.failures}</summary>
      <p className="hint">{texts.failuresMean}</p>
      <div className="row">
        <label htmlFor={`${id}-failure`}>{texts.failure}</label>
        <select
          id={`${id}-failure`}
          value={failure.isLost ? LOST : String(failure.code ?? 0)}
          onChange={({ target: { value } }) => choose(value)}
        >
          <option value="0">{texts.failureNone}</option>
          {possibleErrors(operation).map((status) => (
            <option key={status} value={status}>
              {status} {statusText(status)}
            </option>
          ))}
          <option value={LOST}>{texts.failureLost}</option>
        </select>
        <label htmlFor={`${id}-delay`}>{texts.failureDelay}</label>
        <input
          id={`${id}-delay`}
          type="number"
          min={0}
          max={MAX_DELAY}
          step={500}
          value={failure.delay ?? 0}
          onChange={({ target: { value } }) =>
            setFailure(operation.id, {
              ...failure,
              delay: Math.min(Math.max(Math.round(Number(value)), 0), MAX_DELAY),
            })
          }
        />
      </div>
      <p role="status" className="hint">
        {header && format(texts.failureSent, { header: `Prefer: ${header}` })}
      </p>
    </details>
  );
}
