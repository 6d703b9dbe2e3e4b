import { use, useId } from 'react';
import { canList } from '@/lib/browser/console/existing-ids';
import { IdPicker } from './id-picker';
import { ParameterContext } from './parameter-context';
import type { Collection } from './swagger-system';
import { useCarried } from './use-carried';

/** What Swagger UI hands to the form component of a parameter. */
export interface FieldProps {
  value: unknown;
  /** Name of the parameter. */
  description: string;
  required?: boolean;
  disabled?: boolean;
  errors?: Collection;
  schema: Collection;
  onChange: (value: unknown) => void;
}

/** Complaints about a field; Swagger UI shows them as tooltip only. */
function errorsOf(errors: Collection | undefined): string[] {
  const list = errors?.toJS();
  return Array.isArray(list) ? list.filter((error): error is string => typeof error === 'string') : [];
}

/**
 * Text field of a parameter with its complaints below. Replaces Swagger UI's, which has a placeholder for a name and
 * passes on what is typed after a pause only, so that Execute may miss the last keys.
 */
export function Field({ value, description, required, disabled, errors, onChange }: FieldProps) {
  const id = useId();
  const operation = use(ParameterContext);
  useCarried(operation ? description : '', value, disabled === true, onChange);
  const complaints = errorsOf(errors);
  const text = value === null || value === undefined ? '' : String(value);
  return (
    <div className="console-field">
      <input
        type="text"
        aria-label={description}
        aria-required={required}
        aria-invalid={complaints.length > 0}
        aria-describedby={complaints.length > 0 ? id : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      {operation && !disabled && canList(description) && (
        <IdPicker parameter={description} operation={operation} onPick={onChange} />
      )}
      {complaints.length > 0 && (
        <p id={id} className="console-bad">
          {complaints.map((complaint) => `${description}: ${complaint}`).join('. ')}
        </p>
      )}
    </div>
  );
}
