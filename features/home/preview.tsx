import { formDefinition, formTitle } from '@/features/form-demo/forms';
import { Highlighted } from '@/features/mdx/code-sample';
import { getResponses } from '@/shared/contract/bodies';
import { getOperation } from '@/shared/contract/operations';
import { statusText } from '@/shared/contract/status';
import { scrollable } from '@/shared/html/scrollable';
import { type ExactJson, indentedText } from '@/shared/http/json';
import type { LocaleCode } from '@/theme.config';

interface Question {
  type: string;
  name: string;
  title: string;
  choices?: { value: string; text: string }[];
}

interface PreviewProps {
  language: LocaleCode;
  /** Comment of the respondent. */
  remark: string;
}

const score = 4;
const liked = 'advice';

/** Renders the filled-in form. Hidden from screen readers: the response next to it has the same content. */
function FormPicture({ language, remark }: PreviewProps) {
  const { pages } = formDefinition('feedback', language) as { pages: { elements: Question[] }[] };
  return (
    <div className="landing-form box" aria-hidden="true">
      <p className="landing-form-title">{formTitle('feedback', language)}</p>
      {pages.flatMap(({ elements }) =>
        elements.map(({ type, name, title, choices = [] }) => (
          <div key={name}>
            <p>{title}</p>
            <p className={`landing-${type} row`}>
              {type === 'comment' && remark}
              {type === 'rating' &&
                [1, 2, 3, 4, 5].map((rate) => (
                  <span key={rate} className={rate === score ? 'is-chosen' : undefined}>
                    {rate}
                  </span>
                ))}
              {choices.map(({ value, text }) => (
                <span key={value} className={value === liked ? 'is-chosen' : undefined}>
                  {text}
                </span>
              ))}
            </p>
          </div>
        )),
      )}
    </div>
  );
}

/** Renders a filled-in form next to the response that it creates, an example of the contract. */
export function Preview({ language, remark }: PreviewProps) {
  const operation = getOperation('createSubmission');
  const { method, path } = operation;
  const { examples = [] } = getResponses(operation).find(({ status }) => status === 201)?.body ?? {};
  const stored = examples.find(({ name }) => name === 'complete')?.value;
  const jsonData = JSON.stringify({ score, liked: [liked], remark });
  const response = { ...(stored as Record<string, ExactJson>), jsonData };
  return (
    <>
      <FormPicture language={language} remark={remark} />
      <figure className="code landing-exchange">
        <figcaption className="code-head">
          <span>
            <span className={`method method-${method}`}>{method}</span> <code>{path}</code>
          </span>
          <strong>201 {statusText(201)}</strong>
        </figcaption>
        <pre {...scrollable}>
          <code>
            <Highlighted text={indentedText(response)} language="json" />
          </code>
        </pre>
      </figure>
    </>
  );
}
