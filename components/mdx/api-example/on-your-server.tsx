import { answerRecord } from '@/lib/build/running-server/records';
import type { VocabularyTexts } from '@/lib/i18n/en/vocabulary';
import { format } from '@/lib/i18n/format';
import type { ApiExampleProps } from '@/lib/shared/examples/types';
import { statusText } from '@/lib/shared/openapi/status';
import { siteHref } from '@/lib/shared/paths';
import { type Foretold, foretell } from '@/lib/shared/running-server/foretell';
import { runningServerPage } from '@/lib/shared/running-server/page';

function sentence({ status, kind, added, retyped, reason }: Foretold, texts: VocabularyTexts): string {
  const text = `${status} ${statusText(status)}`;
  if (kind === 'empty') return `${text}, ${texts.noBody}`;
  if (kind === 'body') return reason ? `${text}, ${format(texts.serverReason, { reason })}` : text;
  const more = [
    ...(added.length > 0 ? [format(texts.serverAdds, { members: added.join(', ') })] : []),
    ...(retyped.length > 0 ? [format(texts.serverRetypes, { members: retyped.join(', ') })] : []),
  ];
  return more.length > 0 ? `${text}, ${more.join(', ')}` : `${text}, ${texts.serverAsShown}`;
}

/** What an example answers on a server of the reader, from the recorded answers. */
export function OnYourServer({
  example: { operation, status, answer, onYourServer },
  texts,
}: {
  example: ApiExampleProps;
  texts: VocabularyTexts;
}) {
  const foretold = foretell(operation, status, answer, answerRecord);
  const [difference] = foretold.differences;
  const text = onYourServer ?? sentence(foretold, texts);
  return (
    <p className="ax-server">
      {texts.onYourServer}{' '}
      {difference ? <a href={siteHref(`${runningServerPage}#${difference}`)}>{text}</a> : text}
      {status === 401 && `; ${texts.serverHides}`}
    </p>
  );
}
