import type { HttpResponse } from '@/shared/http/exchange';
import { getToken } from '@/shared/http/hide-tokens';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { Button } from './button';

interface Props {
  response: HttpResponse;
  /** Base address that the request was sent to. */
  origin: string;
  texts: PanelTexts;
  /** Chooses another base address and sends again. */
  onUse?: ((origin: string) => void) | undefined;
}

/** Returns the base address that a redirect leads to; undefined where the path of the API has changed, too. */
function getBase(origin: string, sent: string, redirected: string): string | undefined {
  const path = sent.slice(origin.length);
  return path && redirected.endsWith(path) ? redirected.slice(0, -path.length) : undefined;
}

/** Says that a response comes from another address, and what browsers change on the way there. */
export function Redirected({ response: { sent, redirectedTo }, origin, texts, onUse }: Props) {
  if (redirectedTo === undefined) return null;
  const base = getBase(origin, sent.url, redirectedTo);
  const hasLeft = new URL(redirectedTo).origin !== new URL(sent.url).origin;
  const sentences = [
    format(texts.redirected, { url: redirectedTo }),
    ...(['GET', 'HEAD'].includes(sent.method)
      ? []
      : [format(texts.redirectedMethod, { method: sent.method })]),
    ...(hasLeft && getToken(sent.headers) ? [texts.redirectedToken] : []),
  ];
  return (
    <p className="console-bad row" role="status">
      <span>{sentences.join(' ')}</span>
      {base !== undefined && onUse && (
        <Button onClick={() => onUse(base)}>{format(texts.useOrigin, { origin: base })}</Button>
      )}
    </p>
  );
}
