import { type ComponentType, useId, useRef, useState } from 'react';
import { Button } from '@/features/try/response/button';
import { useWhen } from '@/shared/browser/use-when';
import { hasOptionalToken } from '@/shared/contract/operations';
import { errorMessage } from '@/shared/error-message';
import { type ConsoleTexts, console as texts } from '@/shared/i18n/en/console';
import { panel as panelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { useConsole, useExchange, useOperation, useStore } from '../console-context';
import { RequestTools } from './request-tools';

/** Warnings next to Execute of operations that delete or overwrite. */
const cautions: Readonly<Record<string, keyof ConsoleTexts>> = {
  changePassword: 'changesPassword',
  deleteForm: 'deletesForm',
  deleteFormTemplate: 'deletesItem',
  deleteTheme: 'deletesItem',
  createFormDefinition: 'replacesQuestions',
  updateActiveFormDefinition: 'keepJsonData',
  replaceActiveFormDefinition: 'replacesQuestions',
  updateFormDefinition: 'replacesQuestionsIfSent',
  replaceFormDefinition: 'replacesQuestions',
  updateSubmission: 'replacesAnswers',
  replaceSubmission: 'replacesAnswers',
  updateSubmissionByToken: 'replacesAnswers',
};

/** Returns the name of a target within a sentence. */
export const targetName = (targetKey: string): string =>
  targetKey === 'sandbox' ? texts.theSandbox : targetKey;

/** Shows target and account of the request, as the description of Execute. */
function Destination({ id }: { id: string }) {
  const operation = useOperation();
  const { target, account } = useConsole();
  const chosen = useStore(target);
  const { session } = useStore(account);
  const isServer = chosen.kind === 'server';
  const place = isServer ? format(texts.there, { origin: chosen.origin }) : texts.here;
  const takesToken = operation.isProtected || (session && hasOptionalToken(operation));
  const text = !session ? texts.withoutToken : session.email ? texts.asUser : texts.withToken;
  return (
    <span id={id} className={`console-place line hint ${isServer ? 'console-place-server' : ''}`}>
      {takesToken ? format(text, { place, email: session?.email ?? '' }) : place}
    </span>
  );
}

/** The props of Swagger UI's button that are changed here. */
interface Props {
  disabled: boolean;
  onExecute: (() => void) | undefined;
  specActions: {
    /** Called for a form that Swagger UI finds complete. */
    execute(place: object): void;
    /** Called for an incomplete form, before its fields are marked. */
    clearValidateParams(place: readonly [path: string, method: string]): void;
  };
}

/** Replaces Execute where the sandbox lacks the operation. */
function ServerOnly() {
  const { panelRequest } = useConsole();
  return (
    <div className="console-request">
      <p>{panelTexts.serverOnly}</p>
      <div className="row">
        <Button className="console-primary" onClick={() => panelRequest.set('server')}>
          {texts.selectServer}
        </Button>
        <RequestTools />
      </div>
    </div>
  );
}

/** Moves the focus from a button that is about to go to Execute. */
export function focusExecute(from: Element): void {
  from.closest('.opblock')?.querySelector<HTMLElement>('.execute')?.focus();
}

/**
 * Extends Swagger UI's Execute, which checks the form: sends by our client, says where the request goes, and
 * adds Cancel, Clear, Code and Share.
 */
export const withTools = (SwaggerExecute: ComponentType<Props>) =>
  function Execute({ specActions, ...system }: Props) {
    const state = useConsole();
    const id = useId();
    const isSandbox = useStore(state.target).kind === 'sandbox';
    const operation = useOperation();
    const { current, last } = useExchange();
    const [problem, setProblem] = useState('');
    const row = useRef<HTMLDivElement>(null);
    const caution = cautions[operation.id];
    const described = caution ? `${id} ${id}-caution` : id;
    useWhen([described], () => {
      row.current?.querySelector('.execute')?.setAttribute('aria-describedby', described);
    });
    if (operation.isServerOnly && isSandbox) return <ServerOnly />;

    /** Clears the previous response: it would look like that of a request that was not sent. */
    const reject = (reason = '') => {
      state.exchanges.clear(operation.id);
      setProblem(reason);
    };
    const actions: Props['specActions'] = {
      ...specActions,
      execute() {
        if (current) return;
        state.notice.set('');
        setProblem('');
        try {
          state.execute(operation);
        } catch (error) {
          reject(errorMessage(error));
        }
      },
      clearValidateParams(place) {
        reject();
        specActions.clearValidateParams(place);
      },
    };

    return (
      <div className="console-request" ref={row}>
        <div className="row">
          {/* Swagger UI would wait for a response that comes to us. */}
          <SwaggerExecute {...system} specActions={actions} onExecute={undefined} disabled={false} />
          {(current || last) && (
            // A new element, so that a double click on one does not press the other.
            <Button
              key={current ? 'cancel' : 'clear'}
              onClick={({ currentTarget }) => {
                focusExecute(currentTarget);
                if (current) state.exchanges.cancel(operation.id);
                else state.exchanges.clear(operation.id);
              }}
            >
              {current ? texts.cancel : texts.clear}
            </Button>
          )}
          <RequestTools>
            <Destination id={id} />
          </RequestTools>
        </div>
        {problem && (
          <p className="console-caution console-bad" role="alert">
            {problem}
          </p>
        )}
        {caution && (
          <p id={`${id}-caution`} className="console-caution">
            {texts[caution]}
          </p>
        )}
      </div>
    );
  };
