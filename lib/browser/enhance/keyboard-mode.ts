import 'client-only';

/** Keyboard-navigation mode: on with the Tab key, off with a mouse press; shown as `<html data-keyboard>`. Returns the way to stop. */
export function keyboardMode(): () => void {
  const root = document.documentElement;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') root.dataset.keyboard = '';
  };
  const onMouse = () => {
    delete root.dataset.keyboard;
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('mousedown', onMouse);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('mousedown', onMouse);
  };
}
