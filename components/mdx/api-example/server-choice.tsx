import { useId, useState } from 'react';
import { parseOrigin, type Target } from '@/lib/browser/api/target';
import type { PanelTexts } from '@/lib/i18n/en/panel';

interface Props {
  texts: PanelTexts;
  target: Target;
  onChoose: (target: Target) => void;
}

/** Chooses between the sandbox and a server of the reader. The choice holds for all examples. */
export function ServerChoice({ texts, target, onChoose }: Props) {
  const id = useId();
  const [own, setOwn] = useState(target.kind === 'server');
  const [text, setText] = useState(target.kind === 'server' ? target.origin : 'https://localhost:5001');
  const [problem, setProblem] = useState('');

  const apply = (value: string) => {
    const result = parseOrigin(value, texts);
    if ('problem' in result) return setProblem(result.problem);
    setProblem('');
    onChoose({ kind: 'server', origin: result.origin });
  };

  return (
    <div className="ax-target">
      <label htmlFor={`${id}kind`}>{texts.runsAgainst}</label>
      <select
        id={`${id}kind`}
        value={own ? 'server' : 'sandbox'}
        onChange={(event) => {
          const server = event.target.value === 'server';
          setOwn(server);
          setProblem('');
          if (server) apply(text);
          else onChoose({ kind: 'sandbox' });
        }}
      >
        <option value="sandbox">{texts.sandbox}</option>
        <option value="server">{texts.ownServer}</option>
      </select>
      {own && (
        <>
          <label htmlFor={`${id}url`}>{texts.address}</label>
          <input
            id={`${id}url`}
            type="url"
            value={text}
            aria-invalid={problem !== ''}
            aria-describedby={problem ? `${id}problem` : undefined}
            onChange={(event) => setText(event.target.value)}
            onBlur={() => apply(text)}
          />
        </>
      )}
      {problem && (
        <p id={`${id}problem`} className="ax-bad" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
