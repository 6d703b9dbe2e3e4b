import 'client-only';
import { readTarget } from '@/lib/browser/api/target';
import { onStored } from '@/lib/browser/storage';

/*
 * The Content-Security-Policy of a document counts as long as the document lives, also for pages that the shell shows in
 * it later. Documentation may connect to its own site only, pages that call the API to any server (see
 * scripts/export/csp.ts). A reader with a server of their own therefore gets a new document where a page needs one.
 */

/** Whether the policy of this document lets requests leave for a reader's server. */
function mayCallServers(): boolean {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  return !policy || /connect-src[^;]* https:(\s|;|$)/.test(policy.content);
}

/** Whether a page needs a document of its own: it can call the API, the reader chose a server, and this document may not. */
export function needsOwnDocument(payload: string): boolean {
  return readTarget().kind === 'server' && payload.includes('data-calls-api') && !mayCallServers();
}

/** Loads the page anew when the reader chooses a server in a document that may not connect to it. Returns the way to stop. */
export function openForServer(): () => void {
  let before = readTarget().kind;
  return onStored((event) => {
    const { kind } = readTarget();
    const isChosen = kind === 'server' && before !== 'server';
    before = kind;
    // What another tab chose counts here from the next page on.
    if (isChosen && !event && !mayCallServers()) window.location.reload();
  });
}
