import { targetKey } from '@/features/try/client/target';
import { Button } from '@/features/try/response/button';
import { consoleParts as texts } from '@/shared/i18n/en/console-parts';
import { format } from '@/shared/i18n/format';
import { useConsole, useStore } from '../console-context';

export function ValuesPart() {
  const { values, target } = useConsole();
  const key = targetKey(useStore(target));
  useStore(values);
  const entries = values.current(key);
  return (
    <section className="console-part console-values">
      <h2>
        {texts.values} <span>{entries.length}</span>
      </h2>
      <p className="hint">{format(texts.valuesMean, { example: '{{name}}' })}</p>
      {entries.length > 0 && (
        <>
          <ul className="plain-list">
            {entries.map(({ name, value, source }) => (
              <li key={name}>
                <code>{name}</code>
                <span className="console-value">{value}</span>
                <span className="hint">{format(texts.valueFrom, { operation: source })}</span>
                <Button onClick={() => values.forget(key, name)}>
                  {texts.forget}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              </li>
            ))}
          </ul>
          <Button onClick={() => values.forget(key)}>{texts.forgetAll}</Button>
        </>
      )}
    </section>
  );
}
