import type { ComponentProps, ComponentType } from 'react';
import { findNotePlaces } from '@/features/content/release-places';
import { getNote, notesOfTopic } from '@/features/content/releases';
import { getData } from '@/features/content/site-data';
import { once } from '@/shared/files/once';
import { inOrder } from '@/shared/html/in-order';
import { languages } from '@/shared/i18n/languages';
import { type LocaleCode, site } from '@/theme.config';
import { inline } from './markdown';
import { Table } from './table';

interface LaterReleasesProps {
  topic: string;
  Link: ComponentType<ComponentProps<'a'>>;
  language: LocaleCode;
}

const getPlaces = once(async () => findNotePlaces(process.cwd(), getData().releases));

/** Number of pages that a note links to. Some are on a dozen. */
const MOST = 2;

/** Lists the notes of a topic, the oldest release first, with links to the pages that show them. */
export async function LaterReleases({ topic, Link, language }: LaterReleasesProps) {
  const texts = languages[language].vocabulary;
  const { releases } = getData();
  const places = await getPlaces();
  return (
    <div data-search-ignore="">
      <Table language={language}>
        <thead>
          <tr>
            <th>{texts.releaseChange}</th>
            <th>{texts.releaseSince}</th>
            <th>{texts.releasePages}</th>
          </tr>
        </thead>
        <tbody>
          {notesOfTopic(topic, releases).map((name) => {
            const { release, text } = getNote(name, releases);
            return (
              <tr key={name} id={name}>
                <td>{inline(text[language], Link)}</td>
                <td>{release}</td>
                <td>
                  {inOrder((places.get(name) ?? []).slice(0, MOST), ({ href, title }, index) => (
                    <>
                      {index > 0 && ', '}
                      <Link
                        href={href}
                        {...(title[language] === undefined && { lang: site.locales[0].code })}
                      >
                        {title[language] ?? title[site.locales[0].code]}
                      </Link>
                    </>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}
