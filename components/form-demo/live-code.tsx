import { CodeFrame } from '@/components/mdx/code-frame';
import { CodeRuns } from '@/components/mdx/code-runs';
import { prettyJson } from '@/lib/api/json';
import { liveRuns } from '@/lib/code/live-runs';
import type { LiveFormTexts } from '@/lib/i18n/en/live-form';

interface Props {
  label: string;
  /** JSON, which is indented. */
  code: string;
  texts: LiveFormTexts;
}

/** A block of JSON, with the frame and colors of the others. */
export const LiveCode = ({ label, code, texts }: Props) => (
  <CodeFrame label={label} copyLabel={texts.copy} isLive>
    <CodeRuns runs={liveRuns(prettyJson(code), 'json')} />
  </CodeFrame>
);
