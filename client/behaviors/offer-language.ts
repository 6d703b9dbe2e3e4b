import 'client-only';

/**
 * Puts the link to the page in the language of the browser in place of the announcement, where the page is translated.
 * @param selector selects that link in the menu of languages
 */
export function offerLanguage(selector: string): void {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  const bar = document.querySelector('.announcement p');
  if (!bar || !link || !document.querySelector(`link[rel="alternate"][hreflang="${link.hreflang}"]`)) return;
  const offer = link.cloneNode() as HTMLAnchorElement;
  offer.lang = offer.hreflang;
  offer.textContent = link.dataset.offer ?? '';
  bar.replaceChildren(offer);
}
