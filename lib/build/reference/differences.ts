import 'server-only';
import { answerRecord, mediaTypeOf } from '@/lib/build/running-server/records';
import type { OperationTexts } from '@/lib/i18n/en/operation';
import { format } from '@/lib/i18n/format';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { statusText } from '@/lib/shared/openapi/status';
import { differencesOf, insteadOf } from '@/lib/shared/running-server/differences';
import { evidenceText } from '@/lib/shared/running-server/evidence';
import { differencesPath, runningServerPage } from '@/lib/shared/running-server/page';
import type { Difference, Security } from '@/lib/shared/running-server/types';
import type { Block, CodeBlock, DifferenceBlock, LinkItem, Section } from './types';

const levels = { high: 'securityHigh', medium: 'securityMedium', low: 'securityLow' } as const;

/** What a difference means for the safety of data, in the words of a language. */
export const securityOf = (security: Security, texts: OperationTexts) => ({
  ...security,
  level: texts[levels[security.severity]],
  mark: texts.securityMark,
});

/** A difference in full. */
export function differenceBlock(
  { id, title, contract, server, client, security, evidence }: Difference,
  texts: OperationTexts,
  folded: boolean,
): DifferenceBlock {
  return {
    kind: 'difference',
    id,
    title,
    folded,
    sides: [
      { name: texts.contractSide, text: contract.says },
      { name: texts.serverSide, text: server.says },
      { name: texts.clientSide, text: client },
    ],
    ...(security && { security: securityOf(security, texts) }),
    evidence: evidenceText(evidence),
  };
}

/** Links to differences where they are told in full. */
export const differenceLinks = (
  differences: readonly Difference[],
  page: string,
  texts: OperationTexts,
): LinkItem[] =>
  differences.map(({ id, title, security }) => ({
    title,
    href: `${page}#${id}`,
    ...(security && { mark: { text: texts.securityMark, severity: security.severity } }),
  }));

/** Status and media type of a record as a line of Markdown. */
function recordLine(n: number, texts: OperationTexts): string {
  const record = answerRecord(n);
  const type = mediaTypeOf(record);
  const status = `${record.status} ${statusText(record.status)}`.trim();
  const media = type ? `\`${type}\`` : texts.noMediaType;
  return [status, media, ...(record.responseBody === '' ? [texts.noBody] : [])].join(', ');
}

/** A recorded answer; `title` is made of the line that tells its status. */
export function recordBlocks(n: number, texts: OperationTexts, title: (line: string) => string): Block[] {
  const record = answerRecord(n);
  const { responseBody: body } = record;
  const heading = title(recordLine(n, texts));
  if (body === '') return [{ kind: 'text', text: heading }];
  const isText = typeof body === 'string' && !/json/.test(mediaTypeOf(record) ?? '');
  const code: CodeBlock = {
    kind: 'code',
    title: heading,
    label: format(texts.recordedAnswer, { n }),
    fence: isText ? 'text' : 'json',
    text: isText ? String(body) : JSON.stringify(body, null, 2),
    open: false,
  };
  return [code];
}

/** What a running server does otherwise with an operation: its own differences, its answers, and what holds for all. */
export function runningServerSection(operation: ApiOperation, texts: OperationTexts): Section {
  const { own, shared } = differencesOf(operation.id);
  const answers = Object.keys(operation.operation.responses).flatMap((status) => {
    const instead = insteadOf(operation.id, Number(status));
    if (!instead) return [];
    const documented = `${status} ${statusText(Number(status))}`;
    return recordBlocks(instead.record, texts, (recorded) =>
      format(texts.insteadOf, { documented, recorded }),
    );
  });
  const differing: Section = {
    id: 'running-server-answers',
    title: texts.answersThatDiffer,
    blocks: answers,
  };
  return {
    id: 'running-server',
    title: texts.runningServer,
    tone: 'running-server',
    blocks: [
      ...(own.length === 0 ? [{ kind: 'text', text: texts.nothingDiffers } as const] : []),
      ...own.map((difference) => differenceBlock(difference, texts, true)),
      {
        kind: 'links',
        summary: format(texts.everyOperation, { count: shared.length }),
        items: differenceLinks(shared, differencesPath('every'), texts),
      },
      { kind: 'text', text: format(texts.allDifferences, { href: runningServerPage }) },
    ],
    ...(answers.length > 0 && { sections: [differing] }),
  };
}
