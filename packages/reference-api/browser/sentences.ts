const tryOwnServer = 'Meanwhile, choose your own server instead of the sandbox.';

/** What the page says when the sandbox can't work: what, why, how to fix it. */
export const sentences = {
  workerForbidden: `The browser does not let this page start a Web Worker, in which the sandbox runs; Firefox does so where cookies and site data are blocked. Allow them for this site and reload the page. ${tryOwnServer}`,
  noWebAssembly: `The sandbox needs WebAssembly, which this browser does not offer or has switched off. Switch it on or use another browser. ${tryOwnServer}`,
  wasmForbidden: `The browser blocked the sandbox's WebAssembly. If this site sends a Content-Security-Policy, its script-src must contain 'wasm-unsafe-eval'. ${tryOwnServer}`,
  insecureOrigin: `The sandbox signs tokens with Web Crypto, which browsers offer only to pages from https:// or localhost. Open this page at such an address. ${tryOwnServer}`,
  noScript:
    'The sandbox could not be downloaded. Check the connection and that the site was deployed whole (folder /sandbox/), then try again.',
  crash:
    'The sandbox stopped during a request, possibly because the browser ran out of memory. The last change might be missing. The next request starts the sandbox again.',
  slowStart:
    'The sandbox didn’t start in time. The connection might be slow, or the computer busy. Try again: downloaded parts are reused.',
  slowResponse:
    'The sandbox didn’t respond in time. Another tab of this site might be using it. Close the other tabs, then try again.',
  unreadable: 'The content could not be read: it is too large for this browser, or its file has changed.',
  brokenMessage:
    'The browser could not hand the data over between page and sandbox. Try again with less data.',
} as const;
