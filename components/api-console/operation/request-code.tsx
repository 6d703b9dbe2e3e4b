import { useState } from 'react';
import { readStored, storageKeys, writeStored } from '@/lib/browser/storage';
import { renderSample, type SampleRequest } from '@/lib/shared/samples';
import { languageList } from '@/lib/shared/samples/languages';
import { CodeFigure } from '../code-figure';

/** Shared with the tab sets and examples of the documentation: a language is chosen once for the whole site. */
const choiceKey = storageKeys.tab('sample');

const known = (id: string | null) => languageList.find((language) => language.id === id) ?? languageList[0];

/** A request as code in the language of the reader's choice, with a copy button. */
export function RequestCode({ request }: { request: SampleRequest }) {
  const [language, setLanguage] = useState(() => known(readStored(choiceKey)));
  if (!language) return null;
  return (
    <div className="console-request-code">
      <label className="console-example">
        <span>Language</span>
        <select
          value={language.id}
          onChange={({ target }) => {
            writeStored(choiceKey, target.value);
            setLanguage(known(target.value));
          }}
        >
          {languageList.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <CodeFigure
        label={language.label}
        language={language.fence}
        text={renderSample(language.id, request)}
      />
    </div>
  );
}
