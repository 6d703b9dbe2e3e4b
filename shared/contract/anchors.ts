/** Returns the fragment of a property on the page of its operation or schema, for example `body-items-name`. */
export const fieldAnchor = (prefix: string, path: string): string => `${prefix}-${path.replaceAll('.', '-')}`;

/** Returns the fragment of a body on the page of its operation; `index` counts the bodies of a status, from 0. */
export const responseAnchor = (status: number, index = 0): string =>
  `response-${status}${index > 0 ? `-${index + 1}` : ''}`;
