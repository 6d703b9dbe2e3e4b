import { isVariable } from '@/shared/contract/variables';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { placeholdersIn, type Variables } from '../samples/placeholders';
import type { ExampleSpec } from './types';

/**
 * The account of a fresh server and of the sandbox, which a test compares: its own module would load the
 * database.
 */
export const FRESH_SERVER = { email: 'admin@endatix.com', password: 'P@ssw0rd' };

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

/** Returns the title of a step in the language of the page. */
export const stepTitle = (spec: ExampleSpec, texts: PanelTexts) =>
  spec === SIGN_IN ? texts.signIn : spec.title;

/** Returns whether a step makes its form public: since 0.7.0, forms are private. */
export const makesPublic = ({ operation, body }: ExampleSpec): boolean =>
  operation === 'updateForm' && Object(body).isPublic === true;

/** What a request needs before it can be sent. */
export interface Plan {
  /** Names without a value; empty when the request can be sent. */
  names: string[];
  /** Requests that provide them, in order; empty where nothing provides one of them. */
  steps: ExampleSpec[];
}

/** Returns the variables of a request. Other `{{names}}` in its body are text. */
export function variablesIn(spec: ExampleSpec, earlier: readonly ExampleSpec[] = []): string[] {
  const isSaved = (name: string) =>
    isVariable(name) || earlier.some(({ save = {} }) => Object.hasOwn(save, name));
  const inBody = placeholdersIn(spec.body).filter((name) => spec.fills?.includes(name) ?? isSaved(name));
  return [...new Set([...(spec.auth ? ['accessToken'] : []), ...placeholdersIn(spec.path), ...inBody])];
}

/**
 * Plans a request: which values are missing, and which earlier requests provide them, with their own steps,
 * in page order. Where none signs in, the administrator does. A request without a token to a form that the
 * steps create includes the one that makes it public.
 */
export function createPlan(spec: ExampleSpec, earlier: readonly ExampleSpec[], known: Variables): Plan {
  const isMissing = (name: string) => !Object.hasOwn(known, name);
  const chosen = new Set<ExampleSpec>();
  const unknown = new Set<string>();
  const visit = (target: ExampleSpec, above: readonly ExampleSpec[]) => {
    const choose = (source: ExampleSpec) => {
      if (chosen.has(source)) return;
      chosen.add(source);
      visit(source, above.slice(0, Math.max(above.lastIndexOf(source), 0)));
    };
    for (const name of variablesIn(target, earlier).filter(isMissing)) {
      const source = above.findLast(({ save = {} }) => Object.hasOwn(save, name));
      if (source) choose(source);
      else if (name === 'accessToken') choose(SIGN_IN);
      else unknown.add(name);
    }
    // A known form can be the reader's own, which stays as it is.
    const isOpen = !target.auth && isMissing('formId') && variablesIn(target).includes('formId');
    const opening = isOpen && above.findLast(makesPublic);
    if (opening) choose(opening);
  };
  visit(spec, earlier);
  if (unknown.size > 0) return { names: [...unknown], steps: [] };
  const steps = [SIGN_IN, ...earlier.filter((step) => step !== SIGN_IN)].filter((step) => chosen.has(step));
  return { names: variablesIn(spec, earlier).filter(isMissing), steps };
}
