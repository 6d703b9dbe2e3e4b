import { readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
import { languageList } from '../samples/languages';

/** Shared with the tab sets: a language is chosen once for the whole site. */
const languageKey = storageKeys.tab('sample');

export function storedLanguage(): string {
  const stored = readStored(languageKey);
  return languageList.some(({ id }) => id === stored) ? String(stored) : 'curl';
}

/** Returns whether samples include the requests before them. */
export const storedSteps = (): boolean => readStored(storageKeys.sampleSteps) === 'on';

/** Returns whether samples of a language can include the requests before the shown one. */
export const hasSteps = (language: string): boolean =>
  languageList.some(({ id, hasSteps: has }) => id === language && has);

interface LanguageProps {
  label: string;
  value: string;
  onChange: (language: string) => void;
}

export function LanguageSelect({ label, value, onChange }: LanguageProps) {
  return (
    <select
      aria-label={label}
      // The storage restores the choice, not the browser.
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
