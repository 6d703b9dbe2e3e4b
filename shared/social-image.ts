/** Site path of the picture that other sites show with a link to the page at a path, such as `/social/docs/guides/webhooks.png`. */
export function socialImagePath(path: string): string {
  const name = path.replace(/^\/+|\/+$/g, '');
  return `/social/${name === '' ? 'index' : name}.png`;
}
