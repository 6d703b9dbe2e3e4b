import { useState, useSyncExternalStore } from 'react';
import { CodeFigure } from '@/features/api-client/code-figure';
import { Rich } from '@/features/api-client/rich';
import { signsIn } from '@/features/api-client/sample';
import { LanguageSelect, StepsChoice, storedLanguage, storedSteps } from '@/features/examples/sample-choice';
import { languageList } from '@/features/examples/samples/languages';
import { useWhen } from '@/shared/browser/use-when';
import type { ApiOperation } from '@/shared/contract/operations';
import { console as texts } from '@/shared/i18n/en/console';
import { panel as panelTexts } from '@/shared/i18n/en/panel';
import { siteHref } from '@/shared/paths';
import { useConsole, useStore } from '../console-context';

/** Longer bodies are not shown as code: each key would take seconds. */
const LONGEST_BODY = 100_000;

type Render = typeof import('@/features/examples/samples').renderSample;

/** Shows the request that Execute would send now as code. The languages load when it is opened. */
export function RequestCode({ operation }: { operation: ApiOperation }) {
  const state = useConsole();
  const target = useStore(state.target);
  const { session } = useStore(state.account);
  useStore(state.values);
  const present = () => JSON.stringify(state.read(operation));
  useSyncExternalStore(state.onFormChange, present, present);
  const [language, setLanguage] = useState(storedLanguage);
  const [withSignIn, setWithSignIn] = useState(storedSteps);
  const [parts, setParts] = useState<{ render: Render }>();
  const [hasFailed, setFailed] = useState(false);
  useWhen([], () => {
    import('@/features/examples/samples').then(
      ({ renderSample }) => setParts({ render: renderSample }),
      () => setFailed(true),
    );
  });
  const { body = '' } = state.read(operation);
  const info = languageList.find(({ id }) => id === language);
  if (body.length > LONGEST_BODY) return <p className="hint">{texts.bodyTooLong}</p>;
  return (
    <div className="console-request-code">
      {target.kind === 'sandbox' && !operation.isServerOnly && (
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
      {hasFailed && <p role="alert">{texts.partFailed}</p>}
      {parts && (
        <CodeFigure
          label={info?.label ?? ''}
          language={info?.fence}
          text={parts.render(language, state.sampleNow(operation, withSignIn))}
          texts={panelTexts}
        />
      )}
    </div>
  );
}
