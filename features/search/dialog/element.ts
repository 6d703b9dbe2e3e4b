import 'client-only';

type Content = Node | string | undefined | false;

/**
 * Creates an element.
 * @param attributes undefined and false omit an attribute, true sets it to ''
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
