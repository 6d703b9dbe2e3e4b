import 'client-only';

type Content = Node | string | undefined | false;

/**
 * Makes an element.
 * @param attributes undefined and false leave one out, true sets it empty
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
  ...content: Content[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(attribute, value === true ? '' : value);
  made.append(...content.filter((part) => part !== undefined && part !== false));
  return made;
}
