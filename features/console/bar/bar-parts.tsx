import { type Dispatch, type RefObject, type SetStateAction, useState } from 'react';
import { createPortal } from 'react-dom';
import { signInAsAdministrator } from '@/features/try/client/administrator';
import { FRESH_SERVER } from '@/features/try/request/plan';
import { Failure } from '@/features/try/response/failure';
import { clock } from '@/shared/browser/formatters';
import { pressedKey } from '@/shared/browser/keys';
import { useWhen } from '@/shared/browser/use-when';
import { console as texts } from '@/shared/i18n/en/console';
import { panel as panelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { useConsole, useStore } from '../console-context';
import { Deferred } from '../deferred';
import type { BarAction, BarView, PanelName } from './bar';

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
  /** The open dialog: an action that follows the sign-in, or none. */
  const [dialog, setDialog] = useState<{ next: (() => void) | undefined }>();
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

  const signIn = async (then?: () => void) => {
    if (isServer) return setDialog({ next: then });
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      if (await signInAsAdministrator(account))
        notice.set(format(texts.passwordRestored, { ...FRESH_SERVER }));
      then?.();
    } catch (cause) {
      setError(cause);
    }
    setBusy(false);
  };
  useWhen([pending], () => {
    if (!pending) return;
    setPending(undefined);
    if (pending !== 'session') return setOpen(pending);
    if (session) account.signOut();
    else void signIn();
  });
  useWhen([panelRequest], () => {
    if (!panelRequest) return;
    state.panelRequest.set(undefined);
    if (panelRequest === 'account') return setDialog({ next: undefined });
    if (typeof panelRequest === 'function') return void signIn(panelRequest);
    setOpen(panelRequest);
    document.querySelector<HTMLElement>(`.console-bar [data-panel="${panelRequest}"]`)?.focus();
  });

  return (
    <>
      <Failure error={error} />
      {dialog && (
        <Deferred load={() => import('@/features/try/server/sign-in-dialog')}>
          {({ SignInDialog }) => (
            <SignInDialog
              client={state}
              texts={panelTexts}
              onClosed={(isSignedIn) => {
                setDialog(undefined);
                if (isSignedIn) dialog.next?.();
              }}
            />
          )}
        </Deferred>
      )}
      {open &&
        panel.current &&
        createPortal(
          <Deferred load={() => import('./panel')}>
            {({ Panel }) => <Panel name={open} close={() => setOpen(undefined)} />}
          </Deferred>,
          panel.current,
        )}
    </>
  );
}
