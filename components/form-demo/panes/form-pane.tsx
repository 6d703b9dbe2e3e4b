import { ApiError } from '@/client/form-demo/error-response';
import type { Loop, Served } from '@/client/form-demo/loop';
import type { SaveState } from '@/client/form-demo/save-queue';
import { CutError } from '@/client/form-demo/traffic';
import { Button } from '@/components/api/button';
import { useStore } from '@/components/api/use-store';
import { Boundary } from '@/components/layout/errors/boundary';
import type { LiveFormTexts } from '@/lib/i18n/en/live-form';
import { format } from '@/lib/i18n/format';
import type { LocaleCode } from '@/theme.config';
import { Problem } from '../problem';
import { SurveyView } from '../survey-view';

interface Props {
  loop: Loop;
  texts: LiveFormTexts;
  language: LocaleCode;
  onPublish: () => void;
  onSeeList: () => void;
  onSignIn: () => void;
}

const numbers = new WeakMap<Served, number>();
let loaded = 0;

/** A page that was loaded again is a new form, even with the same text. */
function numberOf(served: Served): number {
  const number = numbers.get(served) ?? ++loaded;
  numbers.set(served, number);
  return number;
}

function saveText(state: SaveState, isCompleting: boolean, texts: LiveFormTexts): string {
  switch (state.kind) {
    case 'waiting':
      return texts.saveWaiting;
    case 'saving':
      return isCompleting ? texts.saveCompleting : texts.saveSaving;
    case 'offline':
      return isCompleting ? texts.completeOffline : texts.saveOffline;
    case 'rejected':
      return texts.saveRejected;
    case 'saved':
      return state.count === 0 ? texts.saveNothing : texts.saveSaved;
  }
}

/** The way out of what went wrong. */
function WayOut({
  loop,
  texts,
  error,
  onPublish,
  onSignIn,
}: Pick<Props, 'loop' | 'texts' | 'onPublish' | 'onSignIn'> & { error: unknown }) {
  if (!(error instanceof ApiError)) return null;
  if (error.kind === 'form-gone') return <Button onClick={onPublish}>{texts.publishAgain}</Button>;
  if (error.kind === 'not-signed-in') return <Button onClick={onSignIn}>{texts.signIn}</Button>;
  if (error.kind !== 'token-gone') return null;
  return (
    <p className="row">
      <Button onClick={() => void loop.startNewSubmission(true)}>{texts.newSubmissionWith}</Button>
      <Button onClick={() => void loop.startNewSubmission(false)}>{texts.newSubmission}</Button>
    </p>
  );
}

/** The respondent's page: the form, how far saving is, and what may go wrong. */
export function FormPane({ loop, texts, language, onPublish, onSeeList, onSignIn }: Props) {
  const { phase, served, problem, isCompleting = false } = useStore(loop.state);
  const save = useStore(loop.queue.state);
  const isCut = useStore(loop.traffic.isCut);
  // A cut that the reader has fixed is no problem any more.
  const isFixed = problem instanceof CutError && !isCut;
  const fault = (isFixed ? undefined : problem) ?? (save.kind === 'rejected' ? save.error : undefined);
  const setCut = () => {
    loop.traffic.isCut.set(!isCut);
    if (isCut) loop.queue.retry();
  };
  return (
    <>
      {phase === 'complete' ? (
        <div className="lf-done" role="status">
          <p className="console-good">
            <strong>{texts.saveComplete}</strong> {texts.completed}
          </p>
          <p className="row">
            <Button className="console-primary" onClick={onSeeList}>
              {texts.seeList}
            </Button>
            <Button onClick={() => void loop.startNewSubmission(false)}>{texts.another}</Button>
          </p>
        </div>
      ) : (
        served && (
          // What SurveyJS cannot draw: the panes around it stay.
          <Boundary
            key={numberOf(served)}
            instead={({ message: reason }) => (
              <p className="console-bad" role="alert">
                {format(texts.problemDraw, { reason })}
              </p>
            )}
          >
            <SurveyView
              served={served}
              language={language}
              onChange={(filled) => loop.change(filled)}
              onComplete={(filled) => void loop.complete(filled).catch(() => undefined)}
            />
          </Boundary>
        )
      )}
      {phase === 'working' && <p role="status">{texts.working}</p>}
      <Problem error={fault} texts={texts} />
      <WayOut loop={loop} texts={texts} error={fault} onPublish={onPublish} onSignIn={onSignIn} />
      {phase === 'filling' && served && (
        <div className="lf-saving row" data-save={save.kind}>
          <p role="status">{saveText(save, isCompleting, texts)}</p>
          {save.kind === 'offline' && !isCut && (
            <Button onClick={() => loop.queue.retry()}>{texts.saveRetry}</Button>
          )}
          <Button aria-pressed={isCut} onClick={setCut}>
            {isCut ? texts.goOnline : texts.cut}
          </Button>
          <Button title={texts.leaveMeans} onClick={() => void loop.leaveAndReturn()}>
            {texts.leave}
          </Button>
        </div>
      )}
    </>
  );
}
