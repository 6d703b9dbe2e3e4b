import type { Target } from '@/features/api-client/target';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import type { ApiResponse } from './requests/runner';
import { type Missing, SIGN_IN } from './requests/steps';
import type { ExampleSpec } from './requests/types';

/** What came of a run. */
export type OutcomeState =
  | ApiResponse
  | Missing
  | { kind: 'busy' }
  /** The sandbox implements another version of the API than the page describes or, without one, lacks the operation. */
  | { kind: 'foreign'; api: string | undefined }
  | { kind: 'cancelled' }
  | { kind: 'failed'; target: Target; error: unknown };

/** What the reader can do about an outcome. */
export interface OutcomeActions {
  runEarlier(): void;
  runAgain(): void;
  startOver(): void;
  cancel(): void;
}

/** Title of a step in the language of the page. */
export const getTitle = (spec: ExampleSpec, texts: PanelTexts) =>
  spec === SIGN_IN ? texts.signIn : spec.title;
