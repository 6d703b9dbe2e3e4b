import { createHash } from 'node:crypto';
import { access, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import type { PageRecord } from '@/features/content/page-record';
import { parseAddress } from '@/shared/addresses';
import { tokenColor } from '@/shared/files/design-tokens';
import { socialImagePath } from '@/shared/social-image';
import { about, site } from '@/theme.config';

/** Pictures that were drawn before, by what is on them: a build draws only what has changed. */
const KEPT = 'generated/social';

/** Raise it with the drawing, so that no picture of an older one is taken. */
const DRAWING = 1;

/** What is written on a picture. */
interface Card {
  title: string;
  description: string;
}

const dark = (name: string) => tokenColor(name).dark;
const colors = {
  back: dark('--bg'),
  text: dark('--text'),
  soft: dark('--text-soft'),
  line: dark('--line'),
  accent: dark('--accent'),
};

function drawing({ title, description }: Card): ReactElement {
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
        <div style={{ width: 22, height: 22, marginRight: 18, borderRadius: 6, background: colors.accent }} />
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
        {about.tagline}
      </div>
    </div>
  );
}

const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))} …`;

async function picture(card: Card): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify([DRAWING, colors, site.product.name, about.tagline, card]),
  );
  const file = join(KEPT, `${hash.digest('hex').slice(0, 24)}.png`);
  try {
    await access(file);
  } catch {
    const image = new ImageResponse(drawing(card), { width: 1200, height: 630 });
    await mkdir(KEPT, { recursive: true });
    await writeFile(file, Buffer.from(await image.arrayBuffer()));
  }
  return file;
}

/** Returns what is written on the picture of a page. */
const getCard = ({ title, description }: PageRecord): Card => ({
  title: shortened(title, 90),
  description: shortened(description, 150),
});

/**
 * Draws the picture that other sites show with a link to a page, 1200 by 630 pixels. Pages that stand for another one name
 * its picture; that of the landing page is a file of the project.
 * @param folder the export, such as `out`
 */
export async function drawSocialImages(folder: string, records: readonly PageRecord[]): Promise<void> {
  for (const record of records) {
    if (record.canonical !== record.path || parseAddress(record.path).kind === 'landing') continue;
    const target = join(folder, socialImagePath(record.path));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(await picture(getCard(record)), target);
  }
}
