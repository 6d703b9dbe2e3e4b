import { useId, useState } from 'react';
import { Button } from '@/features/api-client/button';
import { targetKey } from '@/features/api-client/target';
import { errorMessage } from '@/shared/error-message';
import { format } from '@/shared/i18n/format';
import type { CarriedValue } from '../client/values';
import { useConsole, useStore, useTexts } from '../console-context';

function ValueItem({ entry: { name, value, target, form, source } }: { entry: CarriedValue }) {
  const { values } = useConsole();
  const texts = useTexts();
  const id = useId();
  return (
    <li>
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => values.set(target, name, event.target.value, form)}
      />
      <span className="hint">
        {source ? format(texts.valueFrom, { operation: source }) : texts.valueYours}
      </span>
      <Button onClick={() => values.forget(target, name)}>
        {texts.forget}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </li>
  );
}

/** Values that earlier requests gave: seen, named, edited and forgotten here, filled in by themselves below. */
export function ValuesPart() {
  const { values, target } = useConsole();
  const texts = useTexts();
  const key = targetKey(useStore(target));
  useStore(values);
  const entries = values.current(key);
  const [problem, setProblem] = useState('');

  const add = (form: HTMLFormElement) => {
    const data = new FormData(form);
    try {
      values.set(key, String(data.get('name') ?? '').trim(), String(data.get('value') ?? ''));
      setProblem('');
      form.reset();
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };

  return (
    <section className="console-part console-values">
      <h2>
        {texts.values} <span>{entries.length}</span>
      </h2>
      <p className="hint">{format(texts.valuesMean, { example: '{{name}}' })}</p>
      {entries.length > 0 && (
        <ul className="plain-list">
          {entries.map((entry) => (
            <ValueItem key={entry.name} entry={entry} />
          ))}
        </ul>
      )}
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          add(event.currentTarget);
        }}
      >
        <input name="name" aria-label={texts.newName} placeholder={texts.name} autoComplete="off" required />
        <input
          name="value"
          aria-label={texts.newValue}
          placeholder={texts.value}
          autoComplete="off"
          required
        />
        <Button type="submit">{texts.add}</Button>
        {entries.length > 0 && <Button onClick={() => values.forget(key)}>{texts.forgetAll}</Button>}
      </form>
      {problem && (
        <p className="console-bad" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
