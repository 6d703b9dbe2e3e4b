import { isVariable } from '@/shared/contract/variables';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { FRESH_SERVER } from '../samples/compose';
import { placeholdersIn, type Variables } from '../samples/placeholders';
import type { ExampleSpec } from './types';

/** Values are missing: `steps` would provide them; when empty, nothing on the page does. */
export interface Missing {
  kind: 'missing';
  names: string[];
  steps: ExampleSpec[];
}

/** Variables that must have values before an example can be sent. Other `{{names}}` in its body are text. */
function needs(spec: ExampleSpec, earlier: readonly ExampleSpec[]): string[] {
  const isSaved = (name: string) =>
    isVariable(name) || earlier.some(({ save = {} }) => Object.hasOwn(save, name));
  const inBody = placeholdersIn(spec.body).filter(isSaved);
  return [...new Set([...(spec.auth ? ['accessToken'] : []), ...placeholdersIn(spec.path), ...inBody])];
}

/** The sign-in that comes first where no example of the page provides an access token. */
export const SIGN_IN: ExampleSpec = {
  operation: 'login',
  title: 'Sign in as the administrator of a fresh server',
  method: 'POST',
  path: '/api/auth/login',
  body: { ...FRESH_SERVER },
  status: 200,
  save: { accessToken: 'accessToken' },
};

/** Returns the title of a step in the language of the page. */
export const stepTitle = (spec: ExampleSpec, texts: PanelTexts) =>
  spec === SIGN_IN ? texts.signIn : spec.title;

/**
 * The earlier examples that provide a variable and whatever those need in turn, in page order.
 * Where no example signs in, a sign-in of the seeded administrator provides `accessToken`.
 */
export function stepsFor(
  spec: ExampleSpec,
  earlier: readonly ExampleSpec[],
  variables: Variables,
): Missing | null {
  const chosen = new Set<ExampleSpec>();
  const unknown = new Set<string>();
  const visit = (target: ExampleSpec, above: readonly ExampleSpec[]) => {
    for (const name of needs(target, earlier)) {
      if (Object.hasOwn(variables, name)) continue;
      const index = above.findLastIndex((candidate) => Object.hasOwn(candidate.save ?? {}, name));
      const source = above[index] ?? (name === 'accessToken' ? SIGN_IN : undefined);
      if (!source) unknown.add(name);
      else if (!chosen.has(source)) {
        chosen.add(source);
        visit(source, above.slice(0, Math.max(index, 0)));
      }
    }
  };
  visit(spec, earlier);
  const steps = [...(chosen.has(SIGN_IN) ? [SIGN_IN] : []), ...earlier.filter((step) => chosen.has(step))];
  const names = needs(spec, earlier).filter((name) => !Object.hasOwn(variables, name));
  if (unknown.size > 0) return { kind: 'missing', names: [...unknown], steps: [] };
  return names.length > 0 ? { kind: 'missing', names, steps } : null;
}
