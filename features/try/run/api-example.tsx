import { CodeSample, Highlighted } from '@/features/mdx/code-sample';
import type { Contract } from '@/shared/contract/contract';
import { statusText } from '@/shared/contract/status';
import { scrollable } from '@/shared/html/scrollable';
import { indentedText } from '@/shared/http/json';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import { defaultLocale } from '@/shared/i18n';
import { languages } from '@/shared/i18n/languages';
import { siteHref } from '@/shared/paths';
import type { LocaleCode } from '@/theme.config';
import { exampleSpec } from '../request/operation-spec';
import type { ApiExampleProps } from '../request/types';
import { OnYourServer } from '../response/on-your-server';
import { renderSample } from '../samples';
import { predict, withServerStatus } from '../verdict/predict';
import { Run } from './run';

interface Props extends ApiExampleProps {
  language: LocaleCode;
  contract: Contract;
}

/**
 * Renders a request with its response, written in MDX. Run and the tests execute the same text; without
 * script it is a cURL command and the expected response.
 */
export function ApiExample({ language, contract, ...props }: Props) {
  const texts = languages[language].vocabulary;
  const operation = contract.operation(props.operation);
  const predicted = predict(props.operation, props.status, props.response);
  const spec = withServerStatus(exampleSpec(props, contract), predicted);
  return (
    <section className="ax" data-calls-api="" aria-label={spec.title}>
      <p className="ax-head">
        <span className="ax-title">{spec.title}</span>{' '}
        <a href={siteHref(operation.href)} hrefLang="en">
          <span className={`method method-${operation.method}`}>{spec.method}</span>{' '}
          <code>{operation.path}</code>
        </a>
      </p>
      <CodeSample
        label="cURL"
        language="bash"
        text={renderSample('curl', spec, { origin: REFERENCE_ORIGIN })}
      />
      <Run spec={spec} language={language === defaultLocale.code ? undefined : language} />
      <div className="ax-response">
        <p>
          {texts.response}: <strong>{props.status}</strong> {statusText(props.status)}
          {props.response === null && `, ${texts.noBody}`}
        </p>
        {props.response !== null && (
          <pre {...scrollable}>
            <code className="language-json">
              <Highlighted text={indentedText(props.response)} language="json" />
            </code>
          </pre>
        )}
        <OnYourServer predicted={predicted} status={props.status} text={props.onYourServer} texts={texts} />
      </div>
    </section>
  );
}
