import { CodeFrame } from '@/features/mdx/code-frame';
import { CodeRuns } from '@/features/mdx/code-runs';
import { liveRuns } from '@/shared/code/live-runs';
import type { PanelTexts } from '@/shared/i18n/en/panel';

interface Props {
  label: string;
  text: string;
  texts: Pick<PanelTexts, 'copy'>;
  /** Name of the language as in fences; without one the text has no colors. */
  language?: string | undefined;
  /** What the copy button copies, where it isn't what is shown. */
  copies?: string;
}

/** Draws a block of code in the browser, with a copy button. */
export function CodeFigure({ label, text, texts, language = '', copies }: Props) {
  return (
    <CodeFrame
      label={label}
      copyLabel={texts.copy}
      copies={copies === text ? undefined : copies}
      isLive
      className="console-code"
    >
      <CodeRuns runs={liveRuns(text, language)} />
    </CodeFrame>
  );
}
