import { isVariable } from '@/shared/contract/variables';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { FRESH_SERVER } from '../samples/compose';
import { placeholdersIn, type Variables } from '../samples/placeholders';
import type { ExampleSpec } from './types';

/** Missing values, and the steps that provide them; no steps where nothing on the page does. */
export interface Missing {
  kind: 'missing';
  names: string[];
  steps: ExampleSpec[];
}

/** Returns the variables that an example needs. Other `{{names}}` in its body are text. */
function needs(spec: ExampleSpec, earlier: readonly ExampleSpec[]): string[] {
  const isSaved = (name: string) =>
    isVariable(name) || earlier.some(({ save = {} }) => Object.hasOwn(save, name));
  const inBody = placeholdersIn(spec.body).filter(isSaved);
  return [...new Set([...(spec.auth ? ['accessToken'] : []), ...placeholdersIn(spec.path), ...inBody])];
}

/** The sign-in for pages whose examples provide no access token. */
export const SIGN_IN: ExampleSpec = {
  operation: 'login',
  title: 'Sign in as the administrator of a fresh server',
  method: 'POST',
  path: '/api/auth/login',
  body: { ...FRESH_SERVER },
  status: 200,
  save: { accessToken: 'accessToken' },
};

export const stepTitle = (spec: ExampleSpec, texts: PanelTexts) =>
  spec === SIGN_IN ? texts.signIn : spec.title;

/**
 * Returns the missing values of an example, with the earlier examples that provide them and their own steps,
 * in page order. Where none signs in, the administrator does. Returns null when nothing is missing.
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
