import { CodeSample } from '@/components/mdx/code-sample';
import { Highlighted } from '@/components/mdx/highlighted';
import { defaultLocale } from '@/lib/i18n';
import { languages } from '@/lib/i18n/languages';
import { exactText, prettyJson } from '@/lib/shared/api/json';
import type { ApiExampleProps } from '@/lib/shared/examples/types';
import { exampleOrigin } from '@/lib/shared/openapi/document';
import { getOperation } from '@/lib/shared/openapi/operations';
import { statusText } from '@/lib/shared/openapi/status';
import { siteHref } from '@/lib/shared/paths';
import { renderSample } from '@/lib/shared/samples';
import type { LocaleCode } from '@/theme.config';
import { ApiExampleIsland } from './api-example-island';
import { sampleRequest } from './sample-request';
import { exampleSpec } from './spec';
import './api-example.css';

/**
 * A request with its answer, written in MDX. The same text is executed by the tests and by the reader
 * with Run; without script it is a cURL command and the answer to expect.
 */
export function ApiExample({ language, ...props }: ApiExampleProps & { language: LocaleCode }) {
  const texts = languages[language].vocabulary;
  const operation = getOperation(props.operation);
  const spec = exampleSpec(props);
  return (
    <section className="ax" aria-label={spec.title}>
      <p className="ax-head">
        <span className="ax-title">{spec.title}</span>
        <a href={siteHref(operation.href)}>
          <span className={`method method-${operation.method}`}>{spec.method}</span>
          <code>{operation.path}</code>
        </a>
      </p>
      <CodeSample
        label="cURL"
        language="bash"
        text={renderSample('curl', sampleRequest(spec, exampleOrigin))}
      />
      <ApiExampleIsland spec={spec} language={language === defaultLocale.code ? undefined : language} />
      <div className="ax-answer">
        <p>
          {texts.answer}: <strong>{props.status}</strong> {statusText(props.status)}
          {props.answer === null && `, ${texts.noBody}`}
        </p>
        {props.answer !== null && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access (WCAG 2.1.1)
          <pre tabIndex={0}>
            <code>
              <Highlighted text={prettyJson(exactText(props.answer))} language="json" />
            </code>
          </pre>
        )}
      </div>
    </section>
  );
}
