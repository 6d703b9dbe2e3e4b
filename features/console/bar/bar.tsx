import type { ReactNode, RefObject } from 'react';
import { Button } from '@/features/try/response/button';
import { consoleBar as texts } from '@/shared/i18n/en/console-bar';
import { NAV_ID } from '../nav/places';

export type PanelName = 'server' | 'menu';

export type BarAction = PanelName | 'session';

/** Texts of the bar; updated by the parts that load after it. */
export interface BarView {
  /** Address of the server; empty for the sandbox. */
  origin: string;
  /** A sentence; empty without a sign-in. */
  who: string;
  isSignedIn: boolean;
  isBusy: boolean;
}

interface Props {
  view: BarView;
  open: PanelName | undefined;
  /** The action that waits for the parts to load. */
  pending: BarAction | undefined;
  onAction: (action: BarAction) => void;
  panel: RefObject<HTMLDivElement | null>;
}

function Fitting({ text, short }: { text: string; short: string }) {
  return (
    <>
      <span className="console-wide">{text}</span>
      <span className="console-narrow">{short}</span>
    </>
  );
}

/** Renders the bar above the operations, at the same place and size before and after its parts load. */
export function ConsoleBar({ view, open, pending, onAction, panel }: Props) {
  const toggle = (name: PanelName, text: ReactNode, label: string) => (
    <Button
      className="console-toggle line chevron"
      aria-label={label}
      aria-expanded={open === name}
      aria-busy={pending === name ? true : undefined}
      data-panel={name}
      onClick={() => onAction(name)}
    >
      <span>{text}</span>
    </Button>
  );
  const place = view.origin || texts.sandbox;
  const signIn = view.origin ? texts.signIn : texts.signInAdministrator;
  return (
    <section className="console-bar line needs-script no-print" aria-label={texts.barLabel}>
      <Button className="console-open-nav" popoverTarget={NAV_ID}>
        {texts.operations}
      </Button>
      {toggle('server', place, `${texts.serverAndAccount}: ${place}`)}
      <span className="console-who hint">{view.who || texts.notSignedIn}</span>
      <Button
        className={view.isSignedIn ? '' : 'console-primary'}
        aria-label={view.isSignedIn ? undefined : signIn}
        aria-busy={pending === 'session' || view.isBusy ? true : undefined}
        aria-disabled={view.isBusy ? true : undefined}
        data-session=""
        onClick={() => onAction('session')}
      >
        {view.isSignedIn ? texts.signOut : <Fitting text={signIn} short={texts.signInShort} />}
      </Button>
      {toggle('menu', <Fitting text={texts.menu} short={texts.menuShort} />, texts.menu)}
      <div ref={panel} className="console-panel floating" hidden={open === undefined} />
    </section>
  );
}
