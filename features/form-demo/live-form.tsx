import type { ReactNode } from 'react';
import { scrollable } from '@/shared/html/scrollable';
import { languages } from '@/shared/i18n/languages';
import type { LocaleCode } from '@/theme.config';
import { definitionText, type FormName, formDefinition, formHash, formNames } from './forms';
import { LiveFormIsland } from './live-form-island';

interface Props {
  language: LocaleCode;
  form: FormName;
  /** Opens every definition of the catalogue by links to `#form-<name>`. */
  catalogue?: boolean;
  title?: string;
  text?: string;
  /** Shown until the form opens, in place of its definition. */
  children?: ReactNode;
}

/** Renders the button that opens a form. Without script it shows the definition. */
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
      <p className="lf-title" data-markdown-ignore="">
        {title ?? texts.liveFormTitle}
      </p>
      <p data-markdown-ignore="">{text ?? texts.liveFormText}</p>
      <LiveFormIsland
        form={form}
        language={language}
        {...(catalogue && { hash: 'form-' })}
        open={texts.liveFormOpen}
        opening={texts.liveFormOpening}
        failed={texts.liveFormFailed}
      />
      <p className="lf-cost hint needs-script" data-markdown-ignore="">
        {texts.liveFormSize}
      </p>
      {children && <div className="lf-before">{children}</div>}
      {!catalogue && !children && <DefinitionSource language={language} form={form} />}
    </section>
  );
}

interface DefinitionProps {
  language: LocaleCode;
  form: FormName;
  /** Query that the form reads, such as `?order=4711`. */
  query?: string;
}

/** Renders a definition with a link that opens it in the form of the page. */
export function FormDefinition({ language, form, query = '' }: DefinitionProps) {
  return (
    <div className="lf-definition">
      <p data-markdown-ignore="">
        {/* Another query is another document: the browser itself follows the link. */}
        <a href={`${query}#${formHash(form)}`} {...(query && { target: '_self' })}>
          {languages[language].vocabulary.liveFormShow}
        </a>
      </p>
      <DefinitionSource language={language} form={form} />
    </div>
  );
}

function DefinitionSource({ language, form }: Pick<DefinitionProps, 'language' | 'form'>) {
  return (
    <details className="lf-source">
      <summary>{languages[language].vocabulary.liveFormDefinition}</summary>
      <pre {...scrollable}>
        <code className="language-json">{definitionText(formDefinition(form, language))}</code>
      </pre>
    </details>
  );
}
