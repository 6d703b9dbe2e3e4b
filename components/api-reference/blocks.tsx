import { createElement, Fragment } from 'react';
import { Paragraphs } from '@/components/mdx/markdown';
import type { Block } from '@/lib/build/reference/types';
import { defaultLocale } from '@/lib/i18n';
import { languages } from '@/lib/i18n/languages';
import type { LocaleCode } from '@/theme.config';
import { DifferenceText } from './difference';
import { Endpoint } from './endpoint';
import { Example } from './example';
import { FieldTable } from './field-table';
import { Links } from './links';
import { OperationRun } from './operation-run';
import { runSpec } from './run-spec';
import { Samples } from './samples';

interface Props {
  blocks: readonly Block[];
  language: LocaleCode;
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
    case 'code':
      return <Example code={block} />;
    case 'samples':
      return <Samples request={block.request} />;
    case 'run':
      return (
        <OperationRun
          spec={runSpec(block.operation)}
          language={language === defaultLocale.code ? undefined : language}
        />
      );
    case 'links':
      return <Links items={block.items} summary={block.summary} />;
    case 'difference':
      return <DifferenceText difference={block} />;
  }
}

/** The blocks of a page of the reference as HTML. */
export function Blocks({ blocks, language }: Props) {
  // Children that are written out one by one need no keys.
  return createElement(Fragment, null, ...blocks.map((block) => createElement(Drawn, { block, language })));
}
