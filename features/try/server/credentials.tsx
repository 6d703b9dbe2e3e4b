import { Fragment, useId } from 'react';
import type { PanelTexts } from '@/shared/i18n/en/panel';

/** Renders the fields of an account, `email` and `password`. */
export function Credentials({ texts, className }: { texts: PanelTexts; className?: string }) {
  const id = useId();
  return (['email', 'password'] as const).map((name) => (
    <Fragment key={name}>
      <label htmlFor={`${id}${name}`}>{texts[name]}</label>
      <input
        id={`${id}${name}`}
        className={className}
        name={name}
        type={name}
        autoComplete={name === 'email' ? 'username' : 'current-password'}
        required
      />
    </Fragment>
  ));
}
