import { type ComponentType, createContext, use, useId, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/features/api-client/button';
import { getText } from '@/features/api-client/call';
import { targetKey } from '@/features/api-client/target';
import { useWhen } from '@/shared/browser/use-when';
import { operationAt, titleOfGiver } from '@/shared/contract/all-operations';
import { inOrder } from '@/shared/html/in-order';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import { canList } from '../client/existing-ids';
import { useConsole, useStore } from '../console-context';
import { IdPicker } from './id-picker';
import type { Collection } from './swagger-system';

/** The operation of the parameters below; null elsewhere, as in request bodies. */
export const ParameterContext = createContext<readonly [path: string, method: string] | null>(null);

interface RowProps {
  pathMethod: [string, string];
}

/** Provides the operation to the fields below a parameter row. */
export const withOperation = (Row: ComponentType<RowProps>) =>
  function ParameterRow(props: RowProps) {
    return (
      <ParameterContext value={props.pathMethod}>
        <Row {...props} />
      </ParameterContext>
    );
  };

/** Returns the formId that is filled in for an operation; empty for none. */
function useFormId(at: readonly [path: string, method: string] | null): string {
  const { onFormChange, read } = useConsole();
  const operation = at && operationAt(...at);
  const formId = () => (operation ? getText(read(operation).parameters.formId).trim() : '');
  return useSyncExternalStore(onFormChange, formId, formId);
}

/**
 * Fills a field with the carried value of its name, when the field appears and when the value changes. Typed
 * text stays.
 * @param at the operation; null for a field that isn't a parameter
 */
export function useCarried(
  at: readonly [path: string, method: string] | null,
  name: string,
  value: unknown,
  isDisabled: boolean,
  onChange: (value: unknown) => void,
): void {
  const { target, values } = useConsole();
  const key = targetKey(useStore(target));
  const form = useFormId(at);
  useStore(values);
  const carried = at ? values.carried(key, name, form) : undefined;
  const filled = useRef<string>(undefined);

  // A field that the reader emptied stays empty until the value changes.
  useWhen([carried, isDisabled], () => {
    const text = value === null || value === undefined ? '' : String(value);
    const isOurs = text === '' || text === filled.current;
    if (isDisabled || !isOurs) return;
    if (carried !== undefined && carried !== text) onChange(carried);
    // The form of this value was deleted.
    else if (carried === undefined && text !== '') onChange('');
    filled.current = carried;
  });
}

/** The props of Swagger UI's fields. */
export interface FieldProps {
  value: unknown;
  description: string;
  required?: boolean;
  disabled?: boolean;
  errors?: Collection;
  schema: Collection;
  onChange: (value: unknown) => void;
}

function getErrors(errors: Collection | undefined): string[] {
  const list = errors?.toJS();
  return Array.isArray(list) ? list.filter((error): error is string => typeof error === 'string') : [];
}

/**
 * Renders a parameter with its errors below. Swagger UI's field has a placeholder for a name and reports
 * input after a pause, so Execute can miss the last keys.
 */
export function Field({ value, description, required, disabled, errors, onChange }: FieldProps) {
  const id = useId();
  const operation = use(ParameterContext);
  const target = useStore(useConsole().target);
  useCarried(operation, description, value, disabled === true, onChange);
  const giver = titleOfGiver(description);
  const complaints = getErrors(errors).map((complaint) => `${description}: ${complaint}`);
  // Swagger UI keeps the error until the next Execute.
  const hint = complaints.length > 0 && giver ? ` ${format(texts.fillFirst, { operation: giver })}` : '';
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
      {operation && !disabled && canList(description, target) && (
        <IdPicker parameter={description} operation={operation} onPick={onChange} />
      )}
      {complaints.length > 0 && (
        <p id={id} className="console-bad">
          {complaints.join('. ')}.{hint}
        </p>
      )}
    </div>
  );
}

/** Returns the entries of a repeated parameter, an array or an immutable list. */
export function getTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  const list = value && typeof value === 'object' && 'toJS' in value ? (value as Collection).toJS() : [];
  return Array.isArray(list) ? list.map(String) : [];
}

function getExample(at: readonly [string, string] | null, name: string, index: number): string | undefined {
  const parameter = at && operationAt(...at)?.parameters.find((one) => one.name === name);
  const example = parameter?.example;
  return Array.isArray(example) ? String(example[index % example.length]) : undefined;
}

/** Renders a repeated parameter as one named field for each value. Swagger UI's fields have no names. */
export function ListField({ value, description, disabled, onChange }: FieldProps) {
  const operation = use(ParameterContext);
  const entries = getTexts(value);
  return (
    <div className="console-list">
      {inOrder(entries, (text, index) => (
        <div className="console-list-item">
          <input
            type="text"
            aria-label={`${description} ${index + 1}`}
            autoComplete="off"
            spellCheck={false}
            placeholder={getExample(operation, description, index)}
            value={text}
            disabled={disabled}
            onChange={(event) => onChange(entries.with(index, event.target.value))}
          />
          <Button
            disabled={disabled}
            aria-label={format(texts.removeEntry, { parameter: description, number: index + 1 })}
            onClick={() => onChange(entries.toSpliced(index, 1))}
          >
            {texts.remove}
          </Button>
        </div>
      ))}
      {!disabled && (
        <Button onClick={() => onChange([...entries, ''])}>
          {format(texts.addEntry, { parameter: description })}
        </Button>
      )}
    </div>
  );
}
