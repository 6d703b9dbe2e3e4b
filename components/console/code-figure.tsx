import { CodeFrame } from '@/components/mdx/code-frame';
import { CodeRuns } from '@/components/mdx/code-runs';
import { liveRuns } from '@/lib/code/live-runs';
import { useTexts } from './console-context';

interface Props {
  label: string;
  text: string;
  /** Name of the language as in fences; without one the text has no colors. */
  language?: string;
  /** What the copy button copies, where it isn't what is shown. */
  copies?: string;
}

/** A block of code of the console, drawn by the browser. */
export function CodeFigure({ label, text, language = '', copies }: Props) {
  const texts = useTexts();
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
