import { useState } from 'react';
import { readStored, writeStored } from '@/lib/browser/storage';
import { useWhen } from '@/lib/browser/use-when';
import { languageList } from '@/lib/shared/samples/languages';
import type { SampleRequest } from '@/lib/shared/samples/types';
import { storageKeys } from '@/lib/shared/storage-keys';
import { CodeFigure } from '../code-figure';
import { useTexts } from '../texts';

/** Shared with the tab sets and examples of the documentation: a language is chosen once for the whole site. */
const choiceKey = storageKeys.tab('sample');

const known = (id: string | null) => languageList.find((language) => language.id === id) ?? languageList[0];

type Render = typeof import('@/lib/shared/samples').renderSample;

interface Props {
  request: SampleRequest;
  /** Whether the code signs in first; undefined where it needs no sign-in. */
  withSignIn?: boolean | undefined;
  onSignIn?: (withSignIn: boolean) => void;
}

/** A request as code in the language of the reader's choice, with a copy button. The languages are loaded when shown. */
export function RequestCode({ request, withSignIn, onSignIn }: Props) {
  const texts = useTexts();
  const [language, setLanguage] = useState(() => known(readStored(choiceKey)));
  const [parts, setParts] = useState<{ render: Render }>();
  const [hasFailed, setFailed] = useState(false);
  useWhen([], () => {
    import('@/lib/shared/samples').then(
      ({ renderSample }) => setParts({ render: renderSample }),
      () => setFailed(true),
    );
  });
  if (!language) return null;
  return (
    <div className="console-request-code">
      <div className="console-inline">
        <label className="console-example">
          <span>{texts.codeLanguage}</span>
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
        {withSignIn !== undefined && (
          <label className="console-sign-in-first">
            <input
              type="checkbox"
              checked={withSignIn}
              onChange={({ target }) => onSignIn?.(target.checked)}
            />{' '}
            {texts.signInFirst}
          </label>
        )}
      </div>
      {hasFailed && <p role="alert">{texts.partFailed}</p>}
      {parts && (
        <CodeFigure
          label={language.label}
          language={language.fence}
          text={parts.render(language.id, request)}
        />
      )}
    </div>
  );
}
