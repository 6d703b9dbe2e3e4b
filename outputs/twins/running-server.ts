import { answerRecord } from '@/lib/build/running-server/records';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { statusText } from '@/lib/shared/openapi/status';
import { differencesOf, insteadOf, runningServer } from '@/lib/shared/running-server/differences';
import { evidenceText } from '@/lib/shared/running-server/evidence';
import { runningServerPage, runningServerTitle } from '@/lib/shared/running-server/page';
import { FURTHER, furtherTitle, partsOf, runningServerText } from '@/lib/shared/running-server/pages';
import type { Difference, FurtherOperation, Security } from '@/lib/shared/running-server/types';
import { twinLinks, twinPath } from './links';
import type { Twin } from './types';

const securityText = ({ severity, advice }: Security) => `Security (${severity}): ${advice}`;

/** A difference as lines of a list. */
function differenceItem({ contract, server, client, security, evidence }: Difference): string {
  return [
    `- Contract: ${contract.says}`,
    `- Running server: ${server.says}`,
    `- To work with both: ${client}`,
    ...(security ? [`- ${securityText(security)}`] : []),
    `- ${evidenceText(evidence)}`,
  ].join('\n');
}

/** The recorded answer of that number as text. */
function recorded(n: number): string {
  const { status, responseHeaders, responseBody: body } = answerRecord(n);
  const type = responseHeaders?.['content-type'];
  const head = `${status} ${statusText(status)}, ${type ? `\`${type}\`` : 'no media type'}`;
  if (body === '') return `${head}, no body.`;
  const isText = typeof body === 'string' && !/json/.test(type ?? '');
  return `${head}:\n\n\`\`\`${isText ? 'text' : 'json'}\n${isText ? body : JSON.stringify(body, null, 2)}\n\`\`\``;
}

/** What a running server does otherwise with an operation, in Markdown. */
export function runningServerParts(api: ApiOperation): string[] {
  const { own, shared } = differencesOf(api.id);
  const link = twinLinks(api.href);
  const answers = Object.keys(api.operation.responses).flatMap((status) => {
    const instead = insteadOf(api.id, Number(status));
    return instead ? [`Instead of the documented ${status}: ${recorded(instead.record)}`] : [];
  });
  const links = shared.map(({ id, title }) => `[${title}](${link(`${runningServerPage}/every#${id}`)})`);
  return [
    `## ${runningServerTitle}`,
    ...own.flatMap((difference) => [`### ${difference.title}`, differenceItem(difference)]),
    ...answers,
    `Holds for every operation: ${links.join('; ')}.`,
  ];
}

function further({
  title,
  method,
  path,
  purpose,
  access,
  request,
  answers,
  notes,
  security,
}: FurtherOperation) {
  const members = request.map(
    ({ name, required, about }) => `- \`${name}\`${required ? ' (required)' : ''}: ${about}`,
  );
  return [
    `## ${title}`,
    `\`${method} ${path}\`${access === 'open' ? ', open' : ', needs an access token'}`,
    purpose,
    ...(members.length > 0 ? [members.join('\n')] : []),
    ...notes,
    ...(security ? [securityText(security)] : []),
    ...answers.map(({ record, when }) => `${when}: ${recorded(record)}`),
  ];
}

const twin = (page: string, title: string, description: string, parts: () => string[]): Twin => ({
  path: twinPath(page),
  page,
  title,
  description,
  text: async () => `${[`# ${title}`, description, ...parts()].join('\n\n')}\n`,
});

/** The text form of the list of differences and of its parts. */
export function runningServerTwins(): Twin[] {
  const areas = partsOf();
  const link = twinLinks(runningServerPage);
  const [source] = runningServer.sources;
  const list = twin(runningServerPage, runningServerText.title, runningServerText.about, () => [
    `Source: commit \`${source?.commit}\`, ${source?.name}. ${source?.measured}`,
    ...areas.flatMap(({ title, href, differences }) => [
      `## ${title}`,
      differences
        .map((one) => `- [${one.title}](${link(`${href}#${one.id}`)})${one.security ? ' (security)' : ''}`)
        .join('\n'),
    ]),
    `## ${furtherTitle}`,
    runningServer.beyond
      .map(
        ({ id, title, method, path }) =>
          `- [${title}](${link(`${runningServerPage}/${FURTHER}#${id}`)}): \`${method} ${path}\``,
      )
      .join('\n'),
  ]);
  const parts = areas.map(({ title, href, differences }) =>
    twin(href, `${title}: what a running server does otherwise`, `${differences.length} differences.`, () =>
      differences.flatMap((one) => [
        `## ${one.title}`,
        ...(one.operations.includes('*') || one.area === 'every'
          ? []
          : [`Operations: ${one.operations.map((id) => `\`${id}\``).join(', ')}`]),
        differenceItem(one),
      ]),
    ),
  );
  const beyond = twin(`${runningServerPage}/${FURTHER}`, furtherTitle, runningServerText.further, () =>
    runningServer.beyond.flatMap(further),
  );
  return [list, ...parts, beyond];
}
