import { runningServerPage } from '@/features/differences/page';
import type { Prediction } from '@/features/differences/predict';
import { statusText } from '@/shared/contract/status';
import type { VocabularyTexts } from '@/shared/i18n/en/vocabulary';
import { format } from '@/shared/i18n/format';
import { siteHref } from '@/shared/paths';

/** What differs there; the status alone where nothing does. */
function sentence({ status, kind, added, retyped, reason }: Prediction, texts: VocabularyTexts): string {
  const text = `${status} ${statusText(status)}`;
  if (kind === 'empty') return `${text}, ${texts.noBody}`;
  if (kind === 'body') return reason ? `${text}, ${format(texts.serverReason, { reason })}` : text;
  const more = [
    ...(added.length > 0 ? [format(texts.serverAdds, { properties: added.join(', ') })] : []),
    ...(retyped.length > 0 ? [format(texts.serverRetypes, { properties: retyped.join(', ') })] : []),
  ];
  return more.length > 0 ? `${text}, ${more.join('; ')}` : text;
}

interface Props {
  predicted: Prediction;
  /** The documented status. */
  status: number;
  /** What the page says itself, where the records do not tell. */
  text?: string | undefined;
  texts: VocabularyTexts;
}

/** What a Run button brings on a server of the reader, from the recorded responses; nothing where that is the same. */
export function OnYourServer({ predicted, status, text, texts }: Props) {
  const [difference] = predicted.differences;
  if (!difference && text === undefined && status !== 401) return null;
  const shown = text ?? sentence(predicted, texts);
  return (
    <p className="ax-server">
      {texts.onYourServer}{' '}
      {difference ? (
        <a href={siteHref(`${runningServerPage}#${difference}`)} hrefLang="en">
          {shown}
        </a>
      ) : (
        shown
      )}
      {status === 401 && `. ${texts.serverHides}`}
    </p>
  );
}
