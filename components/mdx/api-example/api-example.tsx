import { CodeSample, Highlighted } from '@/components/mdx/code-sample';
import { exactText, prettyJson } from '@/lib/api/json';
import { REFERENCE_ORIGIN } from '@/lib/api/origins';
import { statusText } from '@/lib/contract/status';
import { foreseen, predict } from '@/lib/differences/predict';
import type { ApiExampleProps } from '@/lib/examples/types';
import { defaultLocale } from '@/lib/i18n';
import { languages } from '@/lib/i18n/languages';
import { scrollable } from '@/lib/markup/scrollable';
import { siteHref } from '@/lib/paths';
import { renderSample } from '@/lib/samples';
import { recordedResponse } from '@/lib/server/differences/records';
import { sameBehavior } from '@/lib/server/versions/compare';
import type { DataOf } from '@/lib/server/versions/data';
import { operationHref } from '@/lib/server/versions/links';
import { currentVersion } from '@/lib/versions';
import type { DocsVersion, LocaleCode } from '@/theme.config';
import { ApiExampleIsland } from './api-example-island';
import { OnYourServer } from './on-your-server';
import { exampleSpec, sampleRequest } from './spec';

interface Props extends ApiExampleProps {
  /** Language of the text. */
  language: LocaleCode;
  version: DocsVersion;
  data: DataOf;
}

/**
 * A request with its response, written in MDX. The same text is executed by the tests and by the reader
 * with Run; without script it is a cURL command and the response to expect.
 */
export function ApiExample({ language, version, data, ...props }: Props) {
  const texts = languages[language].vocabulary;
  const { contract } = data(version);
  const operation = contract.operation(props.operation);
  const predicted = predict(props.operation, props.status, props.response, recordedResponse);
  const spec = foreseen(exampleSpec(props, contract), predicted);
  const running = data(currentVersion).contract;
  const isForeign = !sameBehavior(contract.document, running.document);
  return (
    <section className="ax" data-calls-api="" aria-label={spec.title}>
      <p className="ax-head">
        <span className="ax-title">{spec.title}</span>
        <a href={siteHref(operationHref(operation, version, data))} hrefLang="en">
          <span className={`method method-${operation.method}`}>{spec.method}</span>
          <code>{operation.path}</code>
        </a>
      </p>
      <CodeSample
        label="cURL"
        language="bash"
        text={renderSample('curl', sampleRequest(spec, REFERENCE_ORIGIN))}
      />
      <ApiExampleIsland
        spec={spec}
        language={language === defaultLocale.code ? undefined : language}
        api={isForeign ? contract.document.info.version : undefined}
      />
      <div className="ax-response">
        <p>
          {texts.response}: <strong>{props.status}</strong> {statusText(props.status)}
          {props.response === null && `, ${texts.noBody}`}
        </p>
        {props.response !== null && (
          <pre {...scrollable}>
            <code>
              <Highlighted text={prettyJson(exactText(props.response))} language="json" />
            </code>
          </pre>
        )}
        <OnYourServer predicted={predicted} status={props.status} text={props.onYourServer} texts={texts} />
      </div>
    </section>
  );
}
