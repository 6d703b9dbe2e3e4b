import { OnYourServer } from '@/components/mdx/api-example/on-your-server';
import { Paragraphs } from '@/components/mdx/markdown';
import type { Block } from '@/lib/build/reference/types';
import { answerRecord } from '@/lib/build/running-server/records';
import { defaultLocale } from '@/lib/i18n';
import { languages } from '@/lib/i18n/languages';
import { inOrder } from '@/lib/shared/markup/in-order';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { foreseen } from '@/lib/shared/running-server/foretell';
import type { LocaleCode } from '@/theme.config';
import { DifferenceText } from './difference';
import { Endpoint } from './endpoint';
import { Example } from './example';
import { FieldTable } from './field-table';
import { Links } from './links';
import { OperationRun } from './operation-run';
import { RefusalTable } from './refusal-table';
import { foretellRun, runParameters, runSpec } from './run-spec';
import { Samples } from './samples';

interface Props {
  blocks: readonly Block[];
  language: LocaleCode;
}

/** The Run button of an operation, and what it brings in the sandbox and on a running server. */
function Run({ operation, language }: { operation: ApiOperation; language: LocaleCode }) {
  const { operation: texts, vocabulary } = languages[language];
  const spec = runSpec(operation);
  const foretold = foretellRun(operation, spec, answerRecord);
  return (
    <>
      <OperationRun
        spec={foreseen(spec, foretold)}
        template={operation.path}
        parameters={runParameters(operation)}
        labels={{
          change: texts.changeRequest,
          body: texts.changeBody,
          perLine: texts.perLine,
          empty: texts.emptyParameter,
          badBody: texts.badBody,
        }}
        language={language === defaultLocale.code ? undefined : language}
      />
      <OnYourServer foretold={foretold} status={spec.status} texts={vocabulary} />
    </>
  );
}

function Drawn({ block, language }: { block: Block; language: LocaleCode }) {
  const texts = languages[language].operation;
  switch (block.kind) {
    case 'text':
      if (!block.tone) return <Paragraphs text={block.text} />;
      return (
        <div className={`op-${block.tone}`}>
          <Paragraphs text={block.text} />
        </div>
      );
    case 'endpoint':
      return <Endpoint {...block} texts={texts} />;
    case 'fields':
      return <FieldTable {...block} texts={texts} />;
    case 'refusals':
      return <RefusalTable {...block} texts={texts} />;
    case 'code':
      return <Example code={block} />;
    case 'samples':
      return <Samples request={block.request} />;
    case 'run':
      return <Run operation={block.operation} language={language} />;
    case 'links':
      return <Links items={block.items} summary={block.summary} />;
    case 'difference':
      return <DifferenceText difference={block} />;
  }
}

/** The blocks of a page of the reference as HTML. */
export function Blocks({ blocks, language }: Props) {
  return inOrder(blocks, (block) => <Drawn block={block} language={language} />);
}
