const tryOwnServer = 'Meanwhile, choose your own server instead of the sandbox.';

/** What the page says when the sandbox cannot work: what, why, how to mend it. */
export const sentences = {
  noWorker: `The sandbox runs in a Web Worker, which this browser does not offer. Use a current browser. ${tryOwnServer}`,
  workerForbidden: `The browser does not let this page start a Web Worker, in which the sandbox runs; Firefox does so where cookies and site data are blocked. Allow them for this site and reload the page. ${tryOwnServer}`,
  noWebAssembly: `The sandbox needs WebAssembly, which this browser does not offer or has switched off. Switch it on or use another browser. ${tryOwnServer}`,
  wasmForbidden: `The browser refused to run the sandbox's WebAssembly. If this site sends a Content-Security-Policy, its script-src must contain 'wasm-unsafe-eval'. ${tryOwnServer}`,
  insecureOrigin: `The sandbox signs tokens with Web Crypto, which browsers offer only to pages from https:// or localhost. Open this page at such an address. ${tryOwnServer}`,
  noScript:
    'The sandbox could not be downloaded. Check the connection and that the site was deployed whole (folder /sandbox/), then try again.',
  crash:
    'The sandbox stopped in the middle of its work, perhaps because the browser ran out of memory. The last change may be missing. It starts again with the next request.',
  slowStart:
    'The sandbox did not start in time. The connection may be slow, or the computer busy. Try again; parts already downloaded are not fetched twice.',
  slowAnswer:
    'The sandbox did not answer in time. Another tab of this site may be keeping it busy: close the others, then try again.',
  unreadable: 'The content could not be read: it is too large for this browser, or its file has changed.',
  brokenMessage:
    'The browser could not hand the data over between page and sandbox. Try again with less data.',
} as const;
