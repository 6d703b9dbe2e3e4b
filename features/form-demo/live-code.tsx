import { CodeFrame } from '@/features/mdx/code-frame';
import { CodeRuns } from '@/features/mdx/code-runs';
import { liveRuns } from '@/shared/code/live-runs';
import { prettyJson } from '@/shared/http/json';
import type { LiveFormTexts } from '@/shared/i18n/en/live-form';

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
