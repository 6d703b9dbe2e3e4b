import { createHash } from 'node:crypto';
import { access, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import type { PageRecord } from '@/features/content/page-record';
import { iconSvg, svgAddress } from '@/features/layout/build/icon';
import { tokenColor } from '@/shared/files/design-tokens';
import { socialImagePath } from '@/shared/social-image';
import { about, site } from '@/theme.config';

/** Cache of images by their content: a build renders only what has changed. */
const CACHE = 'generated/social';

/** Increase it with a change of the design, to invalidate the cache. */
const DESIGN_VERSION = 3;

type Card = Pick<PageRecord, 'title' | 'description'>;

const dark = (name: string) => tokenColor(name).dark;
const colors = {
  back: dark('--bg'),
  text: dark('--text'),
  soft: dark('--text-soft'),
  line: dark('--line'),
  accent: dark('--accent'),
};

function renderCard({ title, description }: Card): ReactElement {
  const column = { display: 'flex', flexDirection: 'column' } as const;
  return (
    <div
      style={{
        ...column,
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '68px 80px',
        background: colors.back,
        color: colors.text,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 34 }}>
        <img src={svgAddress(iconSvg('dark'))} alt="" width={44} height={44} style={{ marginRight: 18 }} />
        {`${site.product.name} Docs`}
      </div>
      <div style={column}>
        <div style={{ fontSize: title.length > 34 ? 62 : 78, lineHeight: 1.1, letterSpacing: '-0.03em' }}>
          {title}
        </div>
        <div style={{ marginTop: 28, color: colors.soft, fontSize: 30, lineHeight: 1.4 }}>{description}</div>
      </div>
      <div
        style={{ paddingTop: 26, borderTop: `2px solid ${colors.line}`, color: colors.accent, fontSize: 26 }}
      >
        {title.includes(about.tagline.replace(/\.$/, '')) ? new URL(site.origin).host : about.tagline}
      </div>
    </div>
  );
}

const shortened = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, text.lastIndexOf(' ', maxLength))} …`;

async function cachedImage(card: Card): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify([DESIGN_VERSION, colors, iconSvg('dark'), site.origin, about.tagline, card]),
  );
  const file = join(CACHE, `${hash.digest('hex').slice(0, 24)}.png`);
  try {
    await access(file);
  } catch {
    const image = new ImageResponse(renderCard(card), { width: 1200, height: 630 });
    await mkdir(CACHE, { recursive: true });
    await writeFile(file, Buffer.from(await image.arrayBuffer()));
  }
  return file;
}

/**
 * Renders, in a thread, the link preview image of each page, 1200 by 630 pixels. Pages with another canonical
 * page use its image.
 * @param folder the export, such as `out`
 */
export async function run(folder: string, records: readonly PageRecord[]): Promise<void> {
  for (const { path, canonical, title, description } of records) {
    if (canonical !== path) continue;
    const target = join(folder, socialImagePath(path));
    const card = { title: shortened(title, 90), description: shortened(description, 180) };
    await mkdir(dirname(target), { recursive: true });
    await copyFile(await cachedImage(card), target);
  }
}
