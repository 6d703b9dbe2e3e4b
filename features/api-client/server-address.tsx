import { useEffect, useId, useRef, useState } from 'react';
import { readStored, writeStored } from '@/shared/browser/storage';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import type { Send } from '@/shared/http/send';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { storageKeys } from '@/shared/storage-keys';
import { Button } from './button';
import { Explained } from './failure';
import { type ProbeResult, probeServer } from './probe';
import { parseOrigin, storedOrigin } from './target';

/** Returns the address that was typed last, by default that of the reference API. */
export const lastAddress = (): string => storedOrigin(readStored(storageKeys.lastServer)) ?? REFERENCE_ORIGIN;

interface FoundProps {
  texts: PanelTexts;
  origin: string;
  result: ProbeResult | undefined;
}

function Found({ texts, origin, result }: FoundProps) {
  if (!result) return <p className="hint">{format(texts.probing, { origin })}</p>;
  if (result.kind === 'endatix') return <p className="console-good">{format(texts.isEndatix, { origin })}</p>;
  if (result.kind === 'none') return <Explained explanation={result.explanation} />;
  return <p className="console-bad">{format(texts.isOther, { origin, status: result.status })}</p>;
}

interface Props {
  texts: PanelTexts;
  /** Undefined for the sandbox. */
  origin: string | undefined;
  sendTo: (origin: string) => Send;
  onUse: (origin: string) => void;
}

/** Asks for the address of a server, and says what responds there. */
export function ServerAddress({ texts, origin, sendTo, onUse }: Props) {
  const id = useId();
  const [text, setText] = useState(() => origin ?? lastAddress());
  const [problem, setProblem] = useState('');
  const [probe, setProbe] = useState<{ origin: string; result?: ProbeResult }>();
  const probing = useRef<AbortController>(null);
  useEffect(() => () => probing.current?.abort(), []);

  const use = () => {
    const result = parseOrigin(text, texts);
    if ('problem' in result) return setProblem(result.problem);
    setProblem('');
    setText(result.origin);
    writeStored(storageKeys.lastServer, result.origin);
    if (result.origin !== origin) onUse(result.origin);
    probing.current?.abort();
    const controller = new AbortController();
    probing.current = controller;
    setProbe({ origin: result.origin });
    probeServer(result.origin, sendTo(result.origin), controller.signal).then(
      (found) => controller.signal.aborted || setProbe({ origin: result.origin, result: found }),
      // Another address is being probed.
      () => undefined,
    );
  };

  return (
    <>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          use();
        }}
      >
        <label htmlFor={`${id}url`}>{texts.address}</label>
        <input
          id={`${id}url`}
          className="control"
          type="text"
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          value={text}
          aria-invalid={problem !== ''}
          aria-describedby={problem ? `${id}problem` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{texts.use}</Button>
      </form>
      {problem && (
        <p id={`${id}problem`} className="console-bad" role="alert">
          {problem}
        </p>
      )}
      <div role="status">{probe && <Found texts={texts} origin={probe.origin} result={probe.result} />}</div>
    </>
  );
}
