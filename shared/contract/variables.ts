const tokens = { accessToken: 'accessToken', refreshToken: 'refreshToken' };

/**
 * Variables that the response of an operation gives, each with the path of its property. Console, Run and
 * collections use this table. A test compares it with `arazzo.yaml`.
 */
export const variablesByOperation: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  login: tokens,
  refreshToken: tokens,
  createFormTemplate: { formTemplateId: 'id' },
  listFormTemplates: { formTemplateId: '0.id' },
  createForm: { formId: 'id' },
  listForms: { formId: '0.id' },
  getActiveFormDefinition: { definitionId: 'id', jsonData: 'jsonData' },
  createFormDefinition: { definitionId: 'id' },
  listFormDefinitions: { definitionId: '0.id' },
  getSubmission: { submissionToken: 'token' },
  createSubmission: { submissionId: 'id', submissionToken: 'token' },
  listSubmissions: { submissionId: '0.id' },
  updateSubmissionByToken: { submissionId: 'id' },
  createTheme: { themeId: 'id' },
  listThemes: { themeId: '0.id' },
};

/** Variables that are valid for one form only. */
export const formVariables: readonly string[] = [
  'jsonData',
  'definitionId',
  'submissionId',
  'submissionToken',
];

/** Returns whether a name is a variable of the site. Other `{{names}}` in a body are text of the reader. */
export const isVariable = (name: string): boolean =>
  Object.values(variablesByOperation).some((properties) => Object.hasOwn(properties, name));

/** Returns the value at a path of a response, such as `0.id`, as text; undefined for none. Keeps all digits. */
export function textAt(body: unknown, path: string): string | undefined {
  let value = body;
  for (const key of path.split('.'))
    value = Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined;
  return ['string', 'number', 'bigint', 'boolean'].includes(typeof value) ? String(value) : undefined;
}

/** Returns the entries of a list: since 0.7.0, some lists are pages that contain them. */
export function listEntries(body: unknown): unknown {
  const isPage = typeof body === 'object' && body !== null && 'items' in body && 'totalPages' in body;
  return isPage ? body.items : body;
}
