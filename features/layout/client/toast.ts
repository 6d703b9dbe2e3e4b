import 'client-only';

/** A button of a toast. */
interface ToastAction {
  text: string;
  onPress: () => void;
}

let toast: HTMLElement | undefined;

/** Removes the toast on screen. */
export const closeToast = (): void => toast?.remove();

function button({ text, onPress }: ToastAction): HTMLElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'text-button';
  made.textContent = text;
  made.addEventListener('click', onPress);
  return made;
}

/** Shows a message at the lower edge of the window until it is closed; there is one at a time. */
export function showToast(message: string, ...actions: ToastAction[]): void {
  closeToast();
  toast = document.createElement('p');
  toast.className = 'toast box floating';
  toast.role = 'alert';
  toast.append(message, ...actions.flatMap((action) => [' ', button(action)]));
  document.body.append(toast);
}
