'use client';

import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import type { Answer } from '@/components/docs/api-example/runner';
import type { ExampleSpec } from '@/components/docs/api-example/types';
import { format } from '@/lib/i18n/format';
import type { StepList } from './step-list';
import type { DemoTexts } from './texts';

interface Props {
  steps: ExampleSpec[];
  texts: DemoTexts;
  /** The requests as they stand before the first run. */
  children: ReactNode;
}

type Phase = 'idle' | 'busy' | 'complete' | 'stopped';

/** The button of the demonstration. The API and everything that shows its answers is loaded by the first press. */
export function DemoIsland({ steps, texts, children }: Props) {
  const [List, setList] = useState<ComponentType<ComponentProps<typeof StepList>>>();
  const [answers, setAnswers] = useState<Answer[]>([]);
  const [status, setStatus] = useState('');
  const [phase, setPhase] = useState<Phase>('idle');

  const run = async (fresh: boolean) => {
    if (phase === 'busy') return;
    setPhase('busy');
    setAnswers([]);
    setStatus(texts.demoStarting);
    try {
      const live = await import('./live');
      if (fresh) await live.resetSandbox();
      setList(() => live.StepList);
      const { sentence, complete } = await live.runDemo(steps, texts, (soFar, progress) => {
        setAnswers(soFar);
        setStatus(progress);
      });
      setStatus(sentence);
      setPhase(complete ? 'complete' : 'stopped');
    } catch (cause) {
      setStatus(format(texts.demoFailed, { reason: cause instanceof Error ? cause.message : String(cause) }));
      setPhase('idle');
    }
  };

  return (
    <>
      <div className="landing-run">
        {/* Disabling it would take the focus away, so a press while it runs is only ignored. */}
        <button
          type="button"
          className="button button-primary"
          aria-disabled={phase === 'busy'}
          onClick={() => run(phase === 'stopped')}
        >
          {phase === 'stopped' ? texts.demoReset : phase === 'complete' ? texts.demoAgain : texts.demoRun}
        </button>
        <p role="status" aria-busy={phase === 'busy'}>
          {status}
        </p>
      </div>
      {List ? <List steps={steps} texts={texts} answers={answers} /> : children}
    </>
  );
}
