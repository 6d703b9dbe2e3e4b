import { LiveForm } from '@/components/live-form/live-form';
import { getOperation } from '@/lib/shared/openapi/operations';
import type { LandingProps } from './section';

/** The calls of the loop, in their order, and who sends them. */
const calls = [
  ['createForm', 'loopAdministrator'],
  ['updateActiveFormDefinition', 'loopAdministrator'],
  ['getActiveFormDefinition', 'loopRespondent'],
  ['createSubmission', 'loopRespondent'],
  ['updateSubmissionByToken', 'loopRespondent'],
  ['listSubmissions', 'loopAdministrator'],
  ['setSubmissionStatus', 'loopAdministrator'],
] as const;

/** A form of three questions that a visitor can fill in, and before that the calls that it will cause. */
export function Loop({ locale, messages }: LandingProps) {
  return (
    <LiveForm language={locale.code} form="feedback" title={messages.loopTitle} text={messages.loopText}>
      <ol className="landing-loop">
        {calls.map(([id, actor]) => {
          const { method, operation } = getOperation(id);
          return (
            <li key={id}>
              <span className={`method method-${method}`}>{method.toUpperCase()}</span>
              <span>{operation.summary}</span>
              <small>{messages[actor]}</small>
            </li>
          );
        })}
      </ol>
    </LiveForm>
  );
}
