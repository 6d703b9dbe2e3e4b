'use client';

import { useRef } from 'react';
import { useWhen } from '@/shared/browser/use-when';
import { type LocaleCode, site } from '@/theme.config';
import type { ExampleSpec } from '../request/types';
import { registerExample } from './registry';
import { Run } from './run';

interface Props {
  spec: ExampleSpec;
  /** Left out for the default language, as it travels with the page. */
  language?: LocaleCode | undefined;
}

/** Renders Run and the choice of the sample. Everything else loads on first use. */
export function ApiExampleIsland({ spec, language = site.locales[0].code }: Props) {
  const root = useRef<HTMLDivElement>(null);
  // The example of a page never changes.
  useWhen([], () => (root.current ? registerExample(root.current, spec) : undefined));
  return <Run root={root} spec={spec} language={language} />;
}
