import { Rich } from '@/components/api-client/rich';
import { useTexts } from '../texts';

/** Says where code goes whose request went, or would go, to the sandbox. Nothing for another target. */
export function SandboxCodeHint({ target }: { target: string }) {
  const texts = useTexts();
  if (target !== 'sandbox') return null;
  return (
    <p className="console-hint">
      <Rich text={texts.sandboxCode} values={{ command: <code>npm run api</code> }} />
    </p>
  );
}
