import { useId, useState } from 'react';
import { isMixedContent, mixedContent } from '@/lib/browser/api/explain';
import { parseOrigin } from '@/lib/browser/api/target';
import { REFERENCE_ORIGIN } from '@/lib/browser/api/transport';
import { readStored, writeStored } from '@/lib/browser/storage';
import { panel } from '@/lib/i18n/en/panel';
import { useConsole, useStore } from '../console-context';
import { Explained } from './explained';

/** The address that was typed last stays known while the sandbox is in use. */
const LAST_KEY = 'console.server';

/** Chooses where requests go, and says what that means. The choice holds for the examples of the site as well. */
export function ServerSwitch() {
  const state = useConsole();
  const target = useStore(state.target);
  const id = useId();
  const [text, setText] = useState(() =>
    target.kind === 'server' ? target.origin : (readStored(LAST_KEY) ?? REFERENCE_ORIGIN),
  );
  const [problem, setProblem] = useState('');

  const apply = (value: string) => {
    const result = parseOrigin(value, panel);
    if ('problem' in result) return setProblem(result.problem);
    setProblem('');
    setText(result.origin);
    writeStored(LAST_KEY, result.origin);
    state.choose({ kind: 'server', origin: result.origin });
  };

  return (
    <div className="console-row" role="radiogroup" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>Server</h2>
      <div className="console-choices">
        <label>
          <input
            type="radio"
            name={`${id}target`}
            checked={target.kind === 'sandbox'}
            onChange={() => {
              setProblem('');
              state.choose({ kind: 'sandbox' });
            }}
          />{' '}
          Sandbox (in your browser)
        </label>
        <label>
          <input
            type="radio"
            name={`${id}target`}
            checked={target.kind === 'server'}
            onChange={() => apply(text)}
          />{' '}
          Your server
        </label>
      </div>
      {(target.kind === 'server' || problem) && (
        <form
          className="console-inline"
          onSubmit={(event) => {
            event.preventDefault();
            apply(text);
          }}
        >
          <label htmlFor={`${id}url`}>Base URL</label>
          <input
            id={`${id}url`}
            type="text"
            inputMode="url"
            autoComplete="url"
            spellCheck={false}
            value={text}
            aria-invalid={problem !== ''}
            aria-describedby={problem ? `${id}problem` : undefined}
            onChange={(event) => setText(event.target.value)}
            onBlur={() => apply(text)}
          />
          <button type="submit" className="console-button">
            Use
          </button>
        </form>
      )}
      {problem && (
        <p id={`${id}problem`} className="console-bad" role="alert">
          {problem}
        </p>
      )}
      {target.kind === 'sandbox' ? (
        <p className="console-hint">
          The API itself runs in this page. Requests and data stay in your browser; nothing is sent anywhere.
        </p>
      ) : (
        <p className="console-hint">
          Requests go from your browser straight to {target.origin}. This site does not see them.
        </p>
      )}
      {target.kind === 'server' && isMixedContent(window.location.protocol, target.origin) && (
        <Explained explanation={mixedContent(target.origin)} />
      )}
    </div>
  );
}
