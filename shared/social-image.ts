/** Returns the site path of a page's social image, such as `/social/docs/guides/webhooks.png`. */
export function socialImagePath(path: string): string {
  const name = path.replace(/^\/+|\/+$/g, '');
  return `/social/${name === '' ? 'index' : name}.png`;
}
