import { createContext, createElement, forwardRef, memo, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toStatic } from '@/features/layout/static/to-static';

/** Returns the HTML of content that has no client part. */
async function toHtml(node: ReactNode): Promise<string> {
  const markup = renderToStaticMarkup(await toStatic(node));
  return markup.replace(/^<div class="static"[^>]*>|<\/div>$/g, '');
}

describe('static content', () => {
  it('writes properties of HTML and SVG as attributes', async () => {
    const html = await toHtml(
      createElement(
        'label',
        { className: 'a', htmlFor: 'b', tabIndex: 0, hidden: true, 'aria-hidden': false },
        createElement(
          'svg',
          { viewBox: '0 0 1 1', strokeWidth: 2, strokeLinecap: 'round', xmlnsXlink: 'x' },
          createElement('path', { clipPath: 'url(#c)', fillOpacity: 0.5 }),
        ),
      ),
    );
    expect(html).toBe(
      '<label class=a for=b tabindex=0 hidden aria-hidden=false><svg viewBox="0 0 1 1" stroke-width=2 stroke-linecap=round xmlns:xlink=x><path clip-path="url(#c)" fill-opacity=0.5></path></svg></label>',
    );
  });

  it('has no end tag for void elements, and escapes text', async () => {
    expect(await toHtml(createElement('p', {}, 'a < b'))).toBe('<p>a &lt; b</p>');
    expect(await toHtml(createElement('video', {}, createElement('track', { src: 'a' }), <br />))).toBe(
      '<video><track src=a><br></video>',
    );
  });

  it("names the kind of component that it can't render", async () => {
    const Context = createContext('');
    for (const [type, kind] of [
      [memo(() => null), 'react.memo'],
      [forwardRef(() => null), 'react.forward_ref'],
      [Context, 'react.context'],
    ] as const)
      await expect(toStatic(createElement(type as never))).rejects.toThrow(kind);
  });

  it('rejects a handler, by name', async () => {
    await expect(toStatic(<button type="button" onClick={() => undefined} />)).rejects.toThrow('"onClick"');
  });
});
