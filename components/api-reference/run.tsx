import { OnYourServer } from '@/components/mdx/api-example/on-your-server';
import { answerRecord } from '@/lib/build/running-server/records';
import { defaultLocale } from '@/lib/i18n';
import { languages } from '@/lib/i18n/languages';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { foreseen } from '@/lib/shared/running-server/foretell';
import type { LocaleCode } from '@/theme.config';
import { OperationRun } from './operation-run';
import { foretellRun, runSpec } from './run-spec';

/** The Run button of an operation, and what it brings on a running server. */
export function Run({ operation, language }: { operation: ApiOperation; language: LocaleCode }) {
  const spec = runSpec(operation);
  const foretold = foretellRun(operation, spec, answerRecord);
  return (
    <>
      <OperationRun
        spec={foreseen(spec, foretold)}
        language={language === defaultLocale.code ? undefined : language}
      />
      <OnYourServer foretold={foretold} status={spec.status} texts={languages[language].vocabulary} />
    </>
  );
}
