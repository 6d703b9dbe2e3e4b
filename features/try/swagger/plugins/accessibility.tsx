import type { ComponentType, ReactNode } from 'react';
import { copyText } from '@/shared/browser/clipboard';
import type { SwaggerPlugin } from '../system';

/** Corrects an element. */
type Correction = (element: HTMLElement) => void;

const name =
  (text: string): Correction =>
  (element) =>
    element.setAttribute('aria-label', text);

const without =
  (attribute: string): Correction =>
  (element) =>
    element.removeAttribute(attribute);

/** Makes an element that only a mouse can press a button. */
const asButton: Correction = (element) => {
  element.role = 'button';
  element.tabIndex = 0;
  element.onkeydown = ({ key }) => {
    if (key === 'Enter' || key === ' ') element.click();
  };
};

/** What Swagger UI's components lack for assistive technology, and gives no option for. */
const corrections: readonly (readonly [selector: string, correct: Correction])[] = [
  // Fields and selects without a name.
  ['.body-param__text', name('Request body')],
  ['.examples-select select', name('Examples')],
  ['.operation-filter-input', name('Filter by tag or path')],
  ['.close-modal', name('Close')],
  [
    '[data-param-name] :is(input, select, textarea):not(.examples-select-element)',
    (element) => {
      const row = element.closest<HTMLElement>('[data-param-name]');
      const fields = [...(row?.querySelectorAll('input, select, textarea') ?? [])];
      const number = fields.length > 1 ? ` ${fields.indexOf(element) + 1}` : '';
      element.setAttribute('aria-label', `${row?.dataset.paramName}${number}`);
      // The fault of a field is a tooltip, which no key shows.
      element.setAttribute('aria-invalid', String(element.classList.contains('invalid')));
      if (element.title) element.setAttribute('aria-description', element.title);
    },
  ],
  // Shown by basics.css.
  [
    '.invalid[title]',
    ({ parentElement, title }) => {
      if (parentElement) parentElement.dataset.fault = title;
    },
  ],
  [
    '.json-schema-form-item-remove',
    (element) => {
      const { paramName = '' } = element.closest<HTMLElement>('[data-param-name]')?.dataset ?? {};
      const items = element.closest('.json-schema-array')?.querySelectorAll('.json-schema-form-item-remove');
      element.setAttribute('aria-label', `Remove ${paramName} ${[...(items ?? [])].indexOf(element) + 1}`);
    },
  ],
  // Names that differ from what is visible: the ID of the field, and other words.
  [':is(#auth-bearer-value, .auth-btn-wrapper button)', without('aria-label')],
  // A name on a box without a role, around a button of the same name.
  ['.copy-to-clipboard[aria-label]', without('aria-label')],
  // As a region, a table has no rows and columns for a screen reader.
  ['table[role="region"]', without('role')],
  // The choice of a snippet can't be reached by keys.
  ['.request-snippets .curl-command > div > .btn', asButton],
  // Text that is wider than its box can't be scrolled by keys.
  ['pre.microlight', (element) => element.setAttribute('tabindex', '0')],
];

/** Corrects the markup below an element now and after each change. Returns a function that stops this. */
export function correctMarkup(root: HTMLElement): () => void {
  const correct = () => {
    for (const [selector, change] of corrections)
      for (const element of root.querySelectorAll<HTMLElement>(selector)) change(element);
  };
  const observer = new MutationObserver(correct);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  correct();
  return () => observer.disconnect();
}

interface LinkProps {
  path: string;
  text: ReactNode;
}

export const accessibility: SwaggerPlugin = () => ({
  wrapComponents: {
    // The row is a button, in which a link can't be reached by a screen reader. Groups keep their links.
    DeepLink: (Original: ComponentType<LinkProps>) => (props: LinkProps) =>
      props.path.includes('/') ? <span className="nostyle">{props.text}</span> : <Original {...props} />,
    // The box around the button has a name, but no role, in the exported HTML, too.
    CopyToClipboardBtn:
      () =>
      ({ textToCopy }: { textToCopy: string }) => (
        <div className="view-line-link copy-to-clipboard">
          <button type="button" aria-label={`Copy ${textToCopy}`} onClick={() => void copyText(textToCopy)} />
        </div>
      ),
  },
});
