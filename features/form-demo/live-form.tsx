import type { ReactNode } from 'react';
import { languages } from '@/shared/i18n/languages';
import type { LocaleCode } from '@/theme.config';
import { DefinitionSource } from './form-definition';
import { type FormName, formHash, formNames } from './forms';
import { LiveFormIsland } from './live-form-island';

interface Props {
  /** Language of the text. */
  language: LocaleCode;
  /** The definition that the button opens. */
  form: FormName;
  /** Opens every definition of the catalogue, by links to `#form-<name>`. */
  catalogue?: boolean;
  /** Says what this form is for, in place of the general words. */
  title?: string;
  text?: string;
  /** Shown until the form is opened, in place of its definition. */
  children?: ReactNode;
}

/** Renders a form that the reader fills in: a button that opens it, or its definition where script is off. */
export function LiveForm({ language, form, catalogue = false, title, text, children }: Props) {
  const texts = languages[language].vocabulary;
  return (
    <section
      className="lf-box box"
      data-calls-api=""
      data-needs-runtime={catalogue ? 'address' : undefined}
      aria-label={title ?? texts.liveFormTitle}
    >
      {catalogue && formNames.map((name) => <span key={name} id={formHash(name)} className="lf-anchor" />)}
      <p className="lf-title">{title ?? texts.liveFormTitle}</p>
      <p>{text ?? texts.liveFormText}</p>
      <LiveFormIsland
        form={form}
        language={language}
        {...(catalogue && { hash: 'form-' })}
        open={texts.liveFormOpen}
        opening={texts.liveFormOpening}
        failed={texts.liveFormFailed}
      />
      <p className="lf-cost hint needs-script">{texts.liveFormSize}</p>
      {children && <div className="lf-before">{children}</div>}
      {!catalogue && !children && <DefinitionSource language={language} form={form} />}
    </section>
  );
}
