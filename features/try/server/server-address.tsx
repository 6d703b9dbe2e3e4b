import { useEffect, useId, useRef, useState } from 'react';
import { readStored, writeStored } from '@/shared/browser/storage';
import { useStore } from '@/shared/browser/use-store';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { storageKeys } from '@/shared/storage-keys';
import { apiClient } from '../client/client';
import { mixedContent } from '../client/explanations';
import { isMixedContent } from '../client/network';
import { type ProbeResult, probeServer } from '../client/probe';
import { askRelease, type Release, releases } from '../client/release';
import { parseOrigin, storedOrigin } from '../client/target';
import { serverTransport } from '../client/transport';
import { Button } from '../response/button';
import { Explained } from '../response/failure';

/** Returns the address that was typed last, by default that of the reference API. */
export const lastAddress = (): string => storedOrigin(readStored(storageKeys.lastServer)) ?? REFERENCE_ORIGIN;

interface FoundProps {
  texts: PanelTexts;
  origin: string;
  result: ProbeResult | undefined;
  explained: string | undefined;
}

function Found({ texts, origin, result, explained }: FoundProps) {
  if (!result) return <p className="hint">{format(texts.probing, { origin })}</p>;
  if (result.kind === 'endatix') return <p className="console-good">{format(texts.isEndatix, { origin })}</p>;
  if (result.kind === 'none')
    return result.explanation.cause !== explained && <Explained explanation={result.explanation} />;
  return <p className="console-bad">{format(texts.isOther, { origin, status: result.status })}</p>;
}

const getReleaseText = (release: Release | undefined) =>
  release === undefined ? 'releaseUnknown' : release === '0.7' ? 'releaseLater' : 'releaseEarlier';

interface Props {
  texts: PanelTexts;
  /** Address of the chosen server. */
  origin: string;
  /** Cause that is shown elsewhere, and not here again. */
  explained?: string | undefined;
}

/** Asks for the address of a server, and says what responds there and what keeps this page from it. */
export function ServerAddress({ texts, origin, explained }: Props) {
  const id = useId();
  const [text, setText] = useState(origin);
  const [shown, setShown] = useState(origin);
  const [problem, setProblem] = useState('');
  const [probe, setProbe] = useState<{ origin: string; result?: ProbeResult; isShorter?: boolean }>();
  const probing = useRef<AbortController>(null);
  const release = useStore(releases)[origin];
  const mixed = isMixedContent(window.location.protocol, origin) && mixedContent(origin);
  useEffect(() => () => probing.current?.abort(), []);

  // Chosen elsewhere, such as in another tab: leaving the field must not choose its former address again.
  if (shown !== origin) {
    setShown(origin);
    setText(origin);
  }
  const take = (next: string) => {
    setText(next);
    writeStored(storageKeys.lastServer, next);
    if (next !== origin) apiClient().choose({ kind: 'server', origin: next });
  };
  const use = async () => {
    probing.current?.abort();
    const parsed = parseOrigin(text, texts);
    setProblem('problem' in parsed ? parsed.problem : '');
    setProbe(undefined);
    if ('problem' in parsed) return;
    const controller = new AbortController();
    probing.current = controller;
    const ask = (address: string) => probeServer(address, serverTransport(address), controller.signal);
    take(parsed.origin);
    setProbe({ origin: parsed.origin });
    try {
      let found = { origin: parsed.origin, result: await ask(parsed.origin), isShorter: 'typed' in parsed };
      // A path base can end like an address of the API.
      if (found.result.kind !== 'endatix' && parsed.typed) {
        const result = await ask(parsed.typed);
        if (result.kind === 'endatix') found = { origin: parsed.typed, result, isShorter: false };
      }
      if (found.origin !== parsed.origin) take(found.origin);
      setProbe(found);
      if (found.result.kind === 'endatix') await askRelease(found.origin, serverTransport(found.origin));
    } catch {
      // Another address is being probed.
    }
  };

  return (
    <>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void use();
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
          // Whoever types an address and then sends a request means this one.
          onBlur={() => text !== origin && void use()}
        />
        <Button type="submit">{texts.use}</Button>
      </form>
      {problem && (
        <p id={`${id}problem`} className="console-bad" role="alert">
          {problem}
        </p>
      )}
      <div role="status">
        {probe && <Found texts={texts} origin={probe.origin} result={probe.result} explained={explained} />}
        {!problem && (release ?? !probe) && (
          <p className="hint">{format(texts[getReleaseText(release)], { use: texts.use })}</p>
        )}
        {probe?.isShorter && <p className="hint">{format(texts.shortened, { origin: probe.origin })}</p>}
      </div>
      {mixed && mixed.cause !== explained && <Explained explanation={mixed} />}
    </>
  );
}
