import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { useConsole, useStore } from '../console-context';
import { useTexts } from '../texts';

/** Takes back what the reader filled in, and forgets it; there once something was. */
export function ResetButton({ operation }: { operation: ApiOperation }) {
  const { edited, reset } = useConsole();
  const texts = useTexts();
  if (!useStore(edited).has(operation.id)) return null;
  return (
    <button
      type="button"
      className="console-button"
      onClick={({ currentTarget }) => {
        // The button goes; the focus goes to what it has changed.
        currentTarget.closest('.opblock')?.querySelector<HTMLElement>('textarea, input')?.focus();
        reset(operation);
      }}
    >
      {texts.restore}
    </button>
  );
}
