import { useEffect, useState } from 'react';
import { JsonFigure } from '@/features/try/response/code-figure';
import type { LiveFormTexts } from '@/shared/i18n/en/live-form';
import type { Demo, Submission } from './client/demo';
import { Problem } from './problem';

interface Props {
  demo: Demo;
  texts: LiveFormTexts;
  isShown: boolean;
}

/** Shows the stored submission, read again each time the pane is shown. */
export function SubmissionPane({ demo, texts, isShown }: Props) {
  const [submission, setSubmission] = useState<Submission>();
  const [state, setState] = useState(texts.loading);
  const [problem, setProblem] = useState<unknown>();

  useEffect(() => {
    if (!isShown) return;
    setProblem(undefined);
    demo
      .readStored()
      .then((stored) => {
        setSubmission(stored);
        setState(stored ? (stored.isComplete ? texts.isComplete : texts.isPartial) : texts.noSubmission);
      })
      .catch(setProblem);
  }, [demo, isShown, texts]);

  if (problem !== undefined) return <Problem error={problem} texts={texts} />;
  return (
    <>
      <p role="status" className="hint">
        {state}
      </p>
      {submission && (
        <>
          <JsonFigure label={texts.answers} text={submission.jsonData} texts={texts} />
          <JsonFigure label={texts.submission} text={JSON.stringify(submission)} texts={texts} />
        </>
      )}
    </>
  );
}
