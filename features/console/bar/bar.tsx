import type { ReactNode, RefObject } from 'react';
import { Button } from '@/features/api-client/button';
import { console as texts } from '@/shared/i18n/en/console';
import { NAV_ID } from '../nav/places';

/** Panels that open below the bar. */
export type PanelName = 'server' | 'menu';

/** What a press in the bar asks for. */
export type BarAction = PanelName | 'session';

/** What the bar shows; kept up to date by the parts that load after it. */
export interface BarView {
  /** Where requests go; empty for the sandbox. */
  origin: string;
  /** Who is signed in, in a sentence; empty for no one. */
  who: string;
  isSignedIn: boolean;
  isBusy: boolean;
}

interface Props {
  view: BarView;
  /** The panel that is open. */
  open: PanelName | undefined;
  /** What was pressed and waits for the parts that do it. */
  pending: BarAction | undefined;
  onAction: (action: BarAction) => void;
  /** Place of the open panel. */
  panel: RefObject<HTMLDivElement | null>;
}

/** A text, and the words that stand for it in a narrow window. */
function Fitting({ text, short }: { text: string; short: string }) {
  return (
    <>
      <span className="console-wide">{text}</span>
      <span className="console-narrow">{short}</span>
    </>
  );
}

/** One line above the operations: server and account, menu. Its place and size are the same before and after its script. */
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
