import { scrollable } from '@/shared/html/scrollable';
import { languages } from '@/shared/i18n/languages';
import type { LocaleCode } from '@/theme.config';
import { definitionText, type FormName, formDefinition, formHash } from './forms';

interface Props {
  language: LocaleCode;
  form: FormName;
  /** Query that the form reads, such as `?order=4711`. */
  query?: string;
}

/** Renders a definition with a link that opens it in the form of the page. */
export function FormDefinition({ language, form, query = '' }: Props) {
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

export function DefinitionSource({ language, form }: Pick<Props, 'language' | 'form'>) {
  return (
    <details className="lf-source">
      <summary>{languages[language].vocabulary.liveFormDefinition}</summary>
      <pre {...scrollable}>
        <code className="language-json">{definitionText(formDefinition(form, language))}</code>
      </pre>
    </details>
  );
}
