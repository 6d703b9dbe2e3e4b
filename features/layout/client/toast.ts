import 'client-only';
import { element } from '@/shared/browser/element';

interface ToastAction {
  text: string;
  onPress: () => void;
}

let toast: HTMLElement | undefined;

export const closeToast = (): void => toast?.remove();

function button({ text, onPress }: ToastAction): HTMLElement {
  const control = element('button', { type: 'button', class: 'text-button' }, text);
  control.addEventListener('click', onPress);
  return control;
}

/** Shows a message at the lower edge of the window until it is closed or replaced. */
export function showToast(message: string, ...actions: ToastAction[]): void {
  closeToast();
  const controls = actions.flatMap((action) => [' ', button(action)]);
  toast = element('p', { class: 'toast box floating', role: 'alert' }, message, ...controls);
  document.body.append(toast);
}
