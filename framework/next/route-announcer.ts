/*
 * Assumption: Next says the title of each new page in a live region of its own, in the shadow root of an element that is
 * named `next-route-announcer`; it makes that element only where none exists.
 */
const NAME = 'next-route-announcer';

/**
 * Gives Next a silent place for its announcements, because the shell moves the focus to the heading, which is read then:
 * a second voice would only repeat it. To be called before the router's effects run.
 */
export function silenceRouteAnnouncer(): void {
  if (document.getElementsByName(NAME).length > 0) return;
  const place = document.createElement('div');
  place.setAttribute('name', NAME);
  place.hidden = true;
  place.attachShadow({ mode: 'open' }).append(document.createElement('div'));
  document.body.append(place);
}
