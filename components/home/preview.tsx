import { Highlighted } from '@/components/mdx/code-sample';
import { type ExactJson, indentedText } from '@/lib/api/json';
import { responsesOf } from '@/lib/contract/bodies';
import { getOperation } from '@/lib/contract/operations';
import { statusText } from '@/lib/contract/status';
import { formDefinitions } from '@/lib/forms';
import { loadTexts } from '@/lib/i18n/browser';
import { scrollable } from '@/lib/markup/scrollable';
import type { LocaleCode } from '@/theme.config';

const { title, pages } = formDefinitions.feedback;

/** What the form of the picture is filled in with. */
const answers = { score: 4, liked: ['Advice'], remark: 'More seats, please.' };

function Choices({
  items,
  chosen,
  name,
}: {
  items: readonly (string | number)[];
  chosen: unknown;
  name: string;
}) {
  return (
    <p className={name}>
      {items.map((item) => (
        <span key={item} className={[chosen].flat().includes(item) ? 'is-chosen' : undefined}>
          {item}
        </span>
      ))}
    </p>
  );
}

interface PreviewProps {
  language: LocaleCode;
  /** Text of the button that completes the form. */
  complete: string;
}

/** The form as it is drawn once it is opened, filled in. A picture: what it says is in the response next to it. */
async function FormPicture({ language, complete }: PreviewProps) {
  const { paneForm, paneDefinition, paneSubmissions } = await loadTexts('liveForm', language);
  return (
    <div className="landing-form box" aria-hidden="true">
      <Choices name="landing-tabs" items={[paneForm, paneDefinition, paneSubmissions]} chosen={paneForm} />
      <p className="landing-form-title">{title}</p>
      {pages.flatMap(({ elements }) =>
        elements.map(({ type, title: question, choices = [] }) => (
          <div key={question}>
            <p>{question}</p>
            {type === 'rating' && (
              <Choices name="landing-rating" items={[1, 2, 3, 4, 5]} chosen={answers.score} />
            )}
            {type === 'checkbox' && <Choices name="landing-choices" items={choices} chosen={answers.liked} />}
            {type === 'comment' && <p className="landing-comment">{answers.remark}</p>}
          </div>
        )),
      )}
      <p className="button button-primary">{complete}</p>
    </div>
  );
}

/** A filled-in form next to the response that it creates, as the contract documents it. */
export function Preview(props: PreviewProps) {
  const operation = getOperation('createSubmission');
  const { method, path } = operation;
  const { examples = [] } = responsesOf(operation).find(({ status }) => status === 201)?.body ?? {};
  const stored = examples.find(({ name }) => name === 'complete')?.value;
  const response = { ...(stored as Record<string, ExactJson>), jsonData: JSON.stringify(answers) };
  return (
    <>
      <FormPicture {...props} />
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
