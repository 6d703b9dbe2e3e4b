import 'client-only';

interface ToastAction {
  text: string;
  onPress: () => void;
}

let toast: HTMLElement | undefined;

export const closeToast = (): void => toast?.remove();

function button({ text, onPress }: ToastAction): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'text-button';
  element.textContent = text;
  element.addEventListener('click', onPress);
  return element;
}

/** Shows a message at the lower edge of the window until it is closed or replaced. */
export function showToast(message: string, ...actions: ToastAction[]): void {
  closeToast();
  toast = document.createElement('p');
  toast.className = 'toast box floating';
  toast.role = 'alert';
  toast.append(message, ...actions.flatMap((action) => [' ', button(action)]));
  document.body.append(toast);
}
