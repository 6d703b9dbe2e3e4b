import type { ComponentProps } from 'react';
import { siteHref } from '@/lib/shared/paths';

/** An image of `public/`, loaded when it comes near the window. */
export function DocsImage({ src, alt = '', ...props }: ComponentProps<'img'>) {
  const address = typeof src === 'string' ? siteHref(src) : undefined;
  // biome-ignore lint/performance/noImgElement: a static export has no image optimiser, so next/image adds script for nothing
  return <img src={address} alt={alt} loading="lazy" decoding="async" {...props} />;
}
