import { useState, useSyncExternalStore } from 'react';
import { targetKey } from '@/features/try/client/target';
import { sampleOfCall, signsIn } from '@/features/try/request/sample';
import { CodeFigure } from '@/features/try/response/code-figure';
import { Rich } from '@/features/try/response/rich';
import { LanguageSelect, StepsChoice, storedLanguage, storedSteps } from '@/features/try/run/sample-choice';
import { renderSample } from '@/features/try/samples';
import { languageList } from '@/features/try/samples/languages';
import { consoleParts as texts } from '@/shared/i18n/en/console-parts';
import { panel as panelTexts } from '@/shared/i18n/en/panel';
import { siteHref } from '@/shared/paths';
import { fillParameters } from '../client/prepare';
import { useConsole, useOperation, useStore } from '../console-context';

/** Longer bodies are not shown as code: each key would take seconds. */
const LONGEST_BODY = 100_000;

/** Shows the request that Execute would send now as code. */
export function RequestCode() {
  const state = useConsole();
  const operation = useOperation();
  const target = useStore(state.target);
  const { session } = useStore(state.account);
  useStore(state.values);
  const present = () => JSON.stringify(state.read(operation));
  useSyncExternalStore(state.onFormChange, present, present);
  const [language, setLanguage] = useState(storedLanguage);
  const [withSignIn, setWithSignIn] = useState(storedSteps);
  const form = state.read(operation);
  const { body = '' } = form;
  const info = languageList.find(({ id }) => id === language);
  if (body.length > LONGEST_BODY) return <p className="hint">{texts.bodyTooLong}</p>;
  const isServer = target.kind === 'server';
  const [call, values] = fillParameters(form, {
    values: state.values,
    target: targetKey(target),
    session: isServer ? session : null,
  });
  // Placeholders in the body become variables of the code.
  const sample = sampleOfCall(call, { target, session, values, withSignIn });
  return (
    <div className="console-request-code">
      {!isServer && !operation.isServerOnly && (
        <p className="hint">
          <Rich
            text={texts.sandboxCode}
            values={{
              api: <a href={siteHref('/docs/guides/test-your-client#get-the-package')}>{texts.sameApi}</a>,
            }}
          />
        </p>
      )}
      <div className="row">
        <LanguageSelect label={texts.codeLanguage} value={language} onChange={setLanguage} />
        {signsIn(operation, target, session) && (
          <StepsChoice label={texts.signInFirst} checked={withSignIn} onChange={setWithSignIn} />
        )}
      </div>
      <CodeFigure
        label={info?.label ?? ''}
        language={info?.fence}
        text={renderSample(language, sample)}
        texts={panelTexts}
      />
    </div>
  );
}
