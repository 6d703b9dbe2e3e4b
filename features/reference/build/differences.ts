import 'server-only';
import { findReplacement, getDifferences } from '@/features/differences/differences';
import { differencesPath, runningServerPage } from '@/features/differences/page';
import { getMediaType, type RecordedResponse, recordedResponse } from '@/features/differences/records';
import type { Difference } from '@/features/differences/types';
import type { ApiOperation } from '@/shared/contract/operations';
import { statusText } from '@/shared/contract/status';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import type { Block, LinkItem, Section } from './types';

/** Returns links to the full text of differences. Each has the difference's ID as its anchor. */
export const differenceLinks = (differences: readonly Difference[]): LinkItem[] =>
  differences.map(({ id, area, title, security }) => ({
    id,
    title,
    href: `${differencesPath(area)}#${id}`,
    mark: security && { text: texts.securityMark, severity: security.severity },
  }));

function recordLine(record: RecordedResponse): string {
  const type = getMediaType(record);
  const status = `${record.status} ${statusText(record.status)}`.trim();
  const media = type ? `\`${type}\`` : texts.noMediaType;
  return [status, media, ...(record.responseBody === '' ? [texts.noBody] : [])].join(', ');
}

/** Returns a recorded response; without a body, its title alone. */
function recordBlock(record: RecordedResponse, title: string): Block {
  const { n, responseBody: body } = record;
  if (body === '') return { kind: 'text', text: title };
  const isText = typeof body === 'string' && !/json/.test(getMediaType(record) ?? '');
  return {
    kind: 'code',
    title,
    label: format(texts.recordedResponse, { n }),
    fence: isText ? 'text' : 'json',
    text: isText ? body : JSON.stringify(body, null, 2),
  };
}

/** Returns whether an Endatix server runs an operation without the access token that the contract requires. */
export const isOpenOnServer = ({ id }: ApiOperation): boolean =>
  getDifferences(id).own.some(({ contract, server }) => contract.status === 401 && server.status === 200);

/**
 * Returns the known differences of an operation: a line for each, its recorded responses, and the number of
 * shared differences.
 */
export function runningServerSection(operation: ApiOperation): Section {
  const { own, shared } = getDifferences(operation.id);
  const recordings = Object.keys(operation.operation.responses).flatMap((status) => {
    const instead = findReplacement(operation.id, Number(status));
    if (!instead) return [];
    const documented = `${status} ${statusText(Number(status))}`;
    const isGone = instead.differences.some(
      ({ gone }) => gone?.includes(operation.id) || gone?.includes(`${operation.id} ${status}`),
    );
    const record = recordedResponse(instead.record);
    const line = format(texts.recordedInstead, { documented, recorded: recordLine(record) });
    return recordBlock(record, isGone ? format(texts.recordedGone, { line }) : line);
  });
  return {
    id: 'running-server',
    title: texts.runningServer,
    tone: 'running-server',
    blocks: [
      own.length === 0
        ? { kind: 'text', text: texts.nothingDiffers }
        : { kind: 'links', items: differenceLinks(own) },
      {
        kind: 'text',
        text: format(texts.furtherDifferences, {
          count: shared.length,
          every: differencesPath('every'),
          all: runningServerPage,
        }),
      },
    ],
    ...(recordings.length > 0 && {
      sections: [{ id: 'running-server-answers', title: texts.responsesThatDiffer, blocks: recordings }],
    }),
  };
}
