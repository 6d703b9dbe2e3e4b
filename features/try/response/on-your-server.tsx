import { runningServerPage } from '@/features/differences/page';
import { statusText } from '@/shared/contract/status';
import type { VocabularyTexts } from '@/shared/i18n/en/vocabulary';
import { format } from '@/shared/i18n/format';
import { siteHref } from '@/shared/paths';
import type { Prediction } from '../verdict/predict';

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
  status: number;
  /** Written by the author, where no record shows it. */
  text?: string | undefined;
  texts: VocabularyTexts;
}

/** Says what Run returns on an Endatix server where that differs, from the recorded responses. */
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
