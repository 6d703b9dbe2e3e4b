import { CodeSample } from '@/components/mdx/code-sample';
import { Highlighted } from '@/components/mdx/highlighted';
import { answerRecord } from '@/lib/build/running-server/records';
import { sameBehaviour } from '@/lib/build/versions/compare';
import type { DataOf } from '@/lib/build/versions/data';
import { operationHref } from '@/lib/build/versions/links';
import { defaultLocale } from '@/lib/i18n';
import { languages } from '@/lib/i18n/languages';
import { exactText, prettyJson } from '@/lib/shared/api/json';
import { REFERENCE_ORIGIN } from '@/lib/shared/api/origins';
import type { ApiExampleProps } from '@/lib/shared/examples/types';
import { scrollable } from '@/lib/shared/markup/scrollable';
import { statusText } from '@/lib/shared/openapi/status';
import { siteHref } from '@/lib/shared/paths';
import { foreseen, foretell } from '@/lib/shared/running-server/foretell';
import { renderSample } from '@/lib/shared/samples';
import { currentVersion } from '@/lib/shared/versions';
import type { DocsVersion, LocaleCode } from '@/theme.config';
import { ApiExampleIsland } from './api-example-island';
import { OnYourServer } from './on-your-server';
import { sampleRequest } from './sample-request';
import { exampleSpec } from './spec';

interface Props extends ApiExampleProps {
  /** Language of the text. */
  language: LocaleCode;
  version: DocsVersion;
  data: DataOf;
}

/**
 * A request with its answer, written in MDX. The same text is executed by the tests and by the reader
 * with Run; without script it is a cURL command and the answer to expect.
 */
export function ApiExample({ language, version, data, ...props }: Props) {
  const texts = languages[language].vocabulary;
  const { contract } = data(version);
  const operation = contract.operation(props.operation);
  const foretold = foretell(props.operation, props.status, props.answer, answerRecord);
  const spec = foreseen(exampleSpec(props, contract), foretold);
  const running = data(currentVersion).contract;
  const isForeign = !sameBehaviour(contract.document, running.document);
  return (
    <section className="ax" data-calls-api="" aria-label={spec.title}>
      <p className="ax-head">
        <span className="ax-title">{spec.title}</span>
        <a href={siteHref(operationHref(operation, version, data))}>
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
      <div className="ax-answer">
        <p>
          {texts.answer}: <strong>{props.status}</strong> {statusText(props.status)}
          {props.answer === null && `, ${texts.noBody}`}
        </p>
        {props.answer !== null && (
          <pre {...scrollable}>
            <code>
              <Highlighted text={prettyJson(exactText(props.answer))} language="json" />
            </code>
          </pre>
        )}
        <OnYourServer foretold={foretold} status={props.status} text={props.onYourServer} texts={texts} />
      </div>
    </section>
  );
}
