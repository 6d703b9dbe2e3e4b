import 'client-only';

interface ToastAction {
  text: string;
  onPress: () => void;
}

let toast: HTMLElement | undefined;

export const closeToast = (): void => toast?.remove();

function button({ text, onPress }: ToastAction): HTMLElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'text-button';
  made.textContent = text;
  made.addEventListener('click', onPress);
  return made;
}

/**
 * Shows a message at the lower edge of the window until it is closed. A new toast replaces the previous one.
 */
export function showToast(message: string, ...actions: ToastAction[]): void {
  closeToast();
  toast = document.createElement('p');
  toast.className = 'toast box floating';
  toast.role = 'alert';
  toast.append(message, ...actions.flatMap((action) => [' ', button(action)]));
  document.body.append(toast);
}
