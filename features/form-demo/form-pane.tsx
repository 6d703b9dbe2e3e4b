import { Boundary } from '@/features/layout/errors/boundary';
import { Button } from '@/features/try/response/button';
import { useStore } from '@/shared/browser/use-store';
import type { LiveFormTexts } from '@/shared/i18n/en/live-form';
import { format } from '@/shared/i18n/format';
import type { LocaleCode } from '@/theme.config';
import type { Demo } from './client/demo';
import { Problem } from './problem';
import { SurveyView } from './survey-view';

interface Props {
  demo: Demo;
  texts: LiveFormTexts;
  language: LocaleCode;
  onSeeStored: () => void;
}

export function FormPane({ demo, texts, language, onSeeStored }: Props) {
  const { form, save, isLoading, problem } = useStore(demo.state);
  const isComplete = save === 'complete';
  return (
    <>
      {form && !isComplete && (
        <div hidden={isLoading}>
          {/* What SurveyJS can't draw leaves the panes around it. */}
          <Boundary
            key={form.visit}
            fallback={({ message: reason }) => (
              <p className="console-bad" role="alert">
                {format(texts.errorSurvey, { reason })}
              </p>
            )}
          >
            <SurveyView demo={demo} form={form} language={language} />
          </Boundary>
        </div>
      )}
      {problem !== undefined && <Problem error={problem} texts={texts} />}
      <div className="lf-saving row">
        <p role="status">{isLoading ? texts.loading : texts[save]}</p>
        {isComplete && (
          <Button className="button-primary" onClick={onSeeStored}>
            {texts.seeStored}
          </Button>
        )}
        {isComplete && <Button onClick={demo.fillInAnother}>{texts.another}</Button>}
        {problem !== undefined && <Button onClick={demo.retry}>{texts.retry}</Button>}
        {form && !isComplete && <Button onClick={() => void demo.leaveAndReturn()}>{texts.leave}</Button>}
      </div>
    </>
  );
}
