import { scrollable } from '@/shared/html/scrollable';
import { languages } from '@/shared/i18n/languages';
import type { LocaleCode } from '@/theme.config';
import { definitionText, type FormName, formDefinition, formHash } from './forms';

interface Props {
  /** Language of the text. */
  language: LocaleCode;
  form: FormName;
  /** Query of the address that opens it, such as `?order=4711`, for a form that reads it. */
  query?: string;
}

/** A definition of the catalogue, with the link that opens it in the form of the page. */
export function FormDefinition({ language, form, query = '' }: Props) {
  return (
    <div className="lf-definition">
      <p>
        {/* Another query is another document: the browser itself follows the link. */}
        <a href={`${query}#${formHash(form)}`} {...(query && { target: '_self' })}>
          {languages[language].vocabulary.liveFormShow}
        </a>
      </p>
      <DefinitionSource language={language} form={form} />
    </div>
  );
}

/** The text of a definition, folded. */
export function DefinitionSource({ language, form }: Pick<Props, 'language' | 'form'>) {
  return (
    <details className="lf-source">
      <summary>{languages[language].vocabulary.liveFormDefinition}</summary>
      <pre {...scrollable}>
        <code>{definitionText(formDefinition(form, language))}</code>
      </pre>
    </details>
  );
}
