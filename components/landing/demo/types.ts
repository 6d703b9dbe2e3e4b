import type { ReactNode } from 'react';
import type { ExampleSpec } from '@/lib/shared/examples/types';
import type { DemoTexts } from './texts';

/** What the demonstration sends and says. */
export interface DemoContent {
  steps: ExampleSpec[];
  texts: DemoTexts;
}

/** What the demonstration shows. */
export interface DemoState {
  /** Text of the button. */
  label: string;
  status: string;
  busy?: boolean;
  /** The next press begins with a fresh copy of the API. */
  fresh?: boolean;
  /** The requests with their answers; absent before the first answer. */
  list?: ReactNode;
}
