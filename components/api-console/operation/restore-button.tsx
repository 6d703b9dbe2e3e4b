import { useTexts } from '../texts';

interface Props {
  hasUserEditedBody: boolean;
  onResetClick: () => void;
}

/** Brings the example back into an edited body. Stands in the place of "Cancel", as requests can always be tried here. */
export function RestoreButton({ hasUserEditedBody, onResetClick }: Props) {
  const texts = useTexts();
  if (!hasUserEditedBody) return null;
  return (
    <button
      type="button"
      className="btn"
      onClick={({ currentTarget }) => {
        // The button goes; the focus goes to what it has changed.
        currentTarget.closest('.opblock')?.querySelector('textarea')?.focus();
        onResetClick();
      }}
    >
      {texts.restore}
    </button>
  );
}
