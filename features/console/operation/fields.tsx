import { useId, useRef, useSyncExternalStore } from 'react';
import { targetKey } from '@/features/try/client/target';
import { getText } from '@/features/try/request/call';
import { Button } from '@/features/try/response/button';
import { useWhen } from '@/shared/browser/use-when';
import { allContract, titleOfGiver } from '@/shared/contract/all-operations';
import { findListOperation } from '@/shared/contract/variables';
import { inOrder } from '@/shared/html/in-order';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import { useConsole, useOperation, useStore } from '../console-context';
import { Deferred, Folded } from '../deferred';
import { IdPicker } from './id-picker';
import type { Collection } from './swagger-system';

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

/**
 * Fills a field with the carried value of its name, when the field appears and when the value changes. Typed
 * text stays.
 */
function useCarried({ description: name, value, disabled = false, onChange }: FieldProps): void {
  const { onFormChange, read, target, values } = useConsole();
  const operation = useOperation();
  const key = targetKey(useStore(target));
  const formId = () => getText(read(operation).parameters.formId).trim();
  const form = useSyncExternalStore(onFormChange, formId, formId);
  useStore(values);
  const carried = values.carried(key, name, form);
  const filled = useRef<string>(undefined);

  // A field that the reader emptied stays empty until the value changes.
  useWhen([carried, disabled], () => {
    const text = value === null || value === undefined ? '' : String(value);
    const isOurs = text === '' || text === filled.current;
    if (disabled || !isOurs) return;
    if (carried !== undefined && carried !== text) onChange(carried);
    // The form of this value was deleted.
    else if (carried === undefined && text !== '') onChange('');
    filled.current = carried;
  });
}

function getErrors(errors: Collection | undefined): string[] {
  const list = errors?.toJS();
  return Array.isArray(list) ? list.filter((error): error is string => typeof error === 'string') : [];
}

/**
 * Renders a parameter with its errors below. Swagger UI's field has a placeholder for a name and reports
 * input after a pause, so Execute can miss the last keys.
 */
export function Field(props: FieldProps) {
  const { value, description, required, disabled, errors, onChange } = props;
  const id = useId();
  const target = useStore(useConsole().target);
  useCarried(props);
  const list = findListOperation(description);
  const canList = list && (target.kind === 'server' || !allContract.operation(list).isServerOnly);
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
      {!disabled && canList && <IdPicker parameter={description} onPick={onChange} />}
      {complaints.length > 0 && (
        <p id={id} className="console-bad">
          {complaints.join('. ')}.{hint}
        </p>
      )}
    </div>
  );
}

/** Returns the entries of a repeated parameter, an array or an immutable list. */
function getTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  const list = value && typeof value === 'object' && 'toJS' in value ? (value as Collection).toJS() : [];
  return Array.isArray(list) ? list.map(String) : [];
}

/** Renders a repeated parameter as one named field for each value. Swagger UI's fields have no names. */
export function ListField({ value, description, disabled, onChange }: FieldProps) {
  const { parameters } = useOperation();
  const example = parameters.find(({ name }) => name === description)?.example;
  const examples = Array.isArray(example) ? example.map(String) : [];
  const entries = getTexts(value);
  return (
    <div className="console-list">
      {description === 'filter' && !disabled && (
        <Folded className="console-filter" title={texts.filterBuild}>
          <Deferred load={() => import('./filter-builder')}>
            {({ FilterBuilder }) => (
              <FilterBuilder
                onAdd={(filter) => onChange([...entries.filter((text) => text !== ''), filter])}
              />
            )}
          </Deferred>
        </Folded>
      )}
      {inOrder(entries, (text, index) => (
        <div className="console-list-item">
          <input
            type="text"
            aria-label={`${description} ${index + 1}`}
            autoComplete="off"
            spellCheck={false}
            placeholder={examples[index % examples.length]}
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
