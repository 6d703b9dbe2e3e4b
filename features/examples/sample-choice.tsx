import { readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
import { languageList } from './samples/languages';

/** Shared with the tab sets, so that a language is chosen once for the whole site. */
const languageKey = storageKeys.tab('sample');

/** Returns the language that the reader chose last, else the first one. */
export function storedLanguage(): string {
  const stored = readStored(languageKey);
  return languageList.some(({ id }) => id === stored) ? String(stored) : 'curl';
}

/** Whether the reader wants to see what comes before a request. */
export const storedSteps = (): boolean => readStored(storageKeys.sampleSteps) === 'on';

interface LanguageProps {
  label: string;
  value: string;
  onChange: (language: string) => void;
}

/** Chooses the language of samples, and remembers it. */
export function LanguageSelect({ label, value, onChange }: LanguageProps) {
  return (
    <select
      aria-label={label}
      // What was chosen is restored from the storage, not by the browser.
      autoComplete="off"
      value={value}
      onChange={({ target }) => {
        writeStored(languageKey, target.value);
        onChange(target.value);
      }}
    >
      {languageList.map(({ id, label: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface StepsProps {
  label: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Chooses whether what comes before a request is part of its code, and remembers it. */
export function StepsChoice({ label, checked, onChange }: StepsProps) {
  return (
    <label className="ax-steps line">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => {
          writeStored(storageKeys.sampleSteps, target.checked ? 'on' : null);
          onChange(target.checked);
        }}
      />{' '}
      {label}
    </label>
  );
}
