import { useEffect, useId, useRef, useState } from 'react';
import { targetKey } from '@/features/try/client/target';
import { Button } from '@/features/try/response/button';
import { errorMessage } from '@/shared/error-message';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import type { ExistingId } from '../client/existing-ids';
import { useConsole, useOperation } from '../console-context';

interface Props {
  parameter: string;
  onPick: (value: string) => void;
}

/** Offers the existing values of a path parameter, newest first. */
export function IdPicker({ parameter, onPick }: Props) {
  const operation = useOperation();
  const { account, origin, send, read, target, values } = useConsole();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [options, setOptions] = useState<ExistingId[]>();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);

  // The button that had the focus is gone.
  useEffect(() => {
    if (options) select.current?.focus();
  }, [options]);

  const load = async () => {
    setBusy(true);
    setMessage('');
    const formId = String(read(operation).parameters.formId ?? '');
    const known = values.created(targetKey(target.get()), parameter, formId);
    const show = (listed: ExistingId[], otherwise: string) => {
      const rest = listed.filter(({ value }) => !known.some((entry) => entry.value === value));
      if (known.length + rest.length > 0) setOptions([...known, ...rest]);
      else setMessage(otherwise);
    };
    try {
      const { listExisting } = await import('../client/existing-ids');
      const token = account.get().session?.accessToken;
      const server = { send, origin: origin() };
      show(await listExisting(parameter, server, token, formId), texts.noneYet);
    } catch (error) {
      // Show what was created from this page: it needs no request.
      show([], errorMessage(error));
    }
    setBusy(false);
  };

  const leave = () => {
    select.current?.closest('.console-field')?.querySelector('input')?.focus();
    setOptions(undefined);
  };
  const pick = (value: string) => {
    onPick(value);
    leave();
  };

  return (
    <>
      {options ? (
        <select
          ref={select}
          aria-label={format(texts.existing, { parameter })}
          defaultValue=""
          onChange={(event) => pick(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && leave()}
        >
          <option value="" disabled>
            {texts.newestFirst}
          </option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label} ({value.length > 24 ? `${value.slice(0, 8)}…` : value})
            </option>
          ))}
        </select>
      ) : (
        <Button
          aria-describedby={message ? id : undefined}
          aria-disabled={isBusy}
          onClick={() => !isBusy && void load()}
        >
          {texts.pick}
          <span className="visually-hidden"> {parameter}</span> …
        </Button>
      )}
      <p id={id} role="status" className={message ? 'hint' : 'visually-hidden'}>
        {message}
      </p>
    </>
  );
}
