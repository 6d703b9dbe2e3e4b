import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/features/try/response/button';
import { pressedKey } from '@/shared/browser/keys';
import {
  type FilterField,
  type FilterOperator,
  filterFields,
  filterValues,
  getOperators,
} from '@/shared/contract/filter';
import { consoleParts as texts } from '@/shared/i18n/en/console-parts';

const meanings: Readonly<Record<FilterOperator, keyof typeof texts>> = {
  ':': 'filterIs',
  '!:': 'filterIsNot',
  '>': 'filterMore',
  '<': 'filterLess',
  '>:': 'filterFrom',
  '<:': 'filterTo',
};

const fields = Object.keys(filterFields) as FilterField[];

/** Makes an entry of a filter list from field, operator and value. */
export function FilterBuilder({ onAdd }: { onAdd: (filter: string) => void }) {
  const [field, setField] = useState<FilterField>('createdAt');
  const [operator, setOperator] = useState<FilterOperator>('>:');
  const [value, setValue] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const operators = getOperators(field);
  const add = () => {
    if (value.trim() === '') return input.current?.focus();
    onAdd(`${field}${operator}${value.trim()}`);
    setValue('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event.nativeEvent) !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="row">
      <select
        aria-label={texts.filterField}
        value={field}
        onChange={({ target }) => {
          const next = target.value as FilterField;
          setField(next);
          if (!getOperators(next).includes(operator)) setOperator(':');
        }}
      >
        {fields.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select
        aria-label={texts.filterOperator}
        value={operator}
        onChange={({ target }) => setOperator(target.value as FilterOperator)}
      >
        {operators.map((sign) => (
          <option key={sign} value={sign}>
            {sign} {texts[meanings[sign]]}
          </option>
        ))}
      </select>
      <input
        ref={input}
        type="text"
        aria-label={texts.filterValue}
        placeholder={filterValues[filterFields[field]]}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button onClick={add}>{texts.filterInsert}</Button>
    </div>
  );
}
