import { type Dispatch, type RefObject, type SetStateAction, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { signInAsAdministrator } from '@/features/api-client/administrator';
import { Failure } from '@/features/api-client/failure';
import { SignInDialog } from '@/features/api-client/sign-in-dialog';
import { FRESH_SERVER } from '@/features/examples/samples/compose';
import { clock } from '@/shared/browser/formatters';
import { pressedKey } from '@/shared/browser/keys';
import { useWhen } from '@/shared/browser/use-when';
import { console as texts } from '@/shared/i18n/en/console';
import { panel as panelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { useConsole, useStore } from '../console-context';
import type { BarAction, BarView, PanelName } from './bar';
import { Panel } from './panel';

/** State of the bar, which is on the page before its parts. */
export interface BarControl {
  open: PanelName | undefined;
  setOpen: Dispatch<SetStateAction<PanelName | undefined>>;
  pending: BarAction | undefined;
  setPending: (action: undefined) => void;
  setView: (view: BarView) => void;
  panel: RefObject<HTMLDivElement | null>;
}

function useWho(): string {
  const { account } = useConsole();
  const { session } = useStore(account);
  if (!session) return '';
  const who = session.email ? format(texts.signedInAs, { email: session.email }) : texts.ownToken;
  if (session.expires === null) return who;
  return `${who} ${format(texts.until, { time: clock().format(session.expires) })}`;
}

function useDismissal({ open, setOpen, panel }: BarControl): void {
  useWhen([open], () => {
    if (!open) return;
    const bar = panel.current?.parentElement;
    const end = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]'))
        return;
      setOpen(undefined);
      bar?.querySelector<HTMLElement>(`[data-panel="${open}"]`)?.focus();
    };
    const onPress = ({ target }: Event) => {
      // A dialog opens in front of the panel.
      if (target instanceof Element && !bar?.contains(target) && !target.closest('dialog'))
        setOpen(undefined);
    };
    document.addEventListener('keydown', onKey, { signal: end.signal });
    document.addEventListener('pointerdown', onPress, { signal: end.signal });
    return () => end.abort();
  });
}

/** Connects the bar to the client: shows server and session, opens panels, signs in and out. */
export function BarParts({ bar }: { bar: BarControl }) {
  const { open, setOpen, pending, setPending, setView, panel } = bar;
  const state = useConsole();
  const { account, notice } = state;
  const { session } = useStore(account);
  const target = useStore(state.target);
  const panelRequest = useStore(state.panelRequest);
  const who = useWho();
  const dialog = useRef<HTMLDialogElement>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const isServer = target.kind === 'server';
  useDismissal(bar);

  useWhen([who, session === null, isServer && target.origin, isBusy], () =>
    setView({
      origin: isServer ? target.origin : '',
      who: isBusy ? texts.signingIn : who,
      isSignedIn: session !== null,
      isBusy,
    }),
  );
  useWhen([target, session], () => setError(null));

  const signIn = async () => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      if (await signInAsAdministrator(account))
        notice.set(format(texts.passwordRestored, { ...FRESH_SERVER }));
    } catch (cause) {
      setError(cause);
    }
    setBusy(false);
  };
  const turnSession = () => {
    if (session) account.signOut();
    else if (isServer) dialog.current?.showModal();
    else void signIn();
  };

  useWhen([pending], () => {
    if (!pending) return;
    setPending(undefined);
    if (pending === 'session') turnSession();
    else setOpen(pending);
  });
  useWhen([panelRequest], () => {
    if (!panelRequest) return;
    state.panelRequest.set(undefined);
    if (panelRequest === 'sign-in') return dialog.current?.showModal();
    setOpen(panelRequest);
    document.querySelector<HTMLElement>(`.console-bar [data-panel="${panelRequest}"]`)?.focus();
  });

  return (
    <>
      <Failure error={error} />
      <SignInDialog client={state} texts={panelTexts} dialog={dialog} onClosed={() => undefined} />
      {open &&
        panel.current &&
        createPortal(<Panel name={open} close={() => setOpen(undefined)} />, panel.current)}
    </>
  );
}
