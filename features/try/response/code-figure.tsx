import { CodeFrame } from '@/features/mdx/code-frame';
import { CodeRuns } from '@/features/mdx/code-runs';
import { liveRuns } from '@/shared/code/live-runs';
import { prettyJson } from '@/shared/http/json';
import type { PanelTexts } from '@/shared/i18n/en/panel';

interface Props {
  label: string;
  text: string;
  texts: Pick<PanelTexts, 'copy'>;
  /** As in code fences; without one the text has no colors. */
  language?: string | undefined;
  /** What the copy button copies, if not the text. */
  copies?: string;
}

/** Shows text as a code block with a copy button. */
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

/** Shows JSON with indents. */
export const JsonFigure = ({ text, ...props }: Pick<Props, 'label' | 'text' | 'texts'>) => (
  <CodeFigure {...props} text={prettyJson(text)} language="json" />
);
