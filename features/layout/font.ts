import localFont from 'next/font/local';

/*
 * The text typeface (Inter, SIL Open Font License), served by this site. Pages preload the first file; the
 * rest of Latin loads when a page needs it. The first file is a subset of the second, made with harfbuzz
 * (npm: subset-font) and fonttools (pyftsubset --layout-features=kern): the characters outside the
 * unicode-range of the rest, weights 400 to 700, kerning only; no hints, styles by name, glyph classes or
 * names but those of the copyright and the family.
 */

/** Characters of the site's own words, in the weights that its styles use. */
const bodyText = localFont({
  src: './fonts/inter-text.woff2',
  variable: '--font-body',
  display: 'swap',
  weight: '400 700',
});

/**
 * The rest of Latin except the bullet (U+2022): browsers draw the bullets of lists themselves and would load
 * the file for each list. Comes first in the list of families, before the fallback of the other one.
 */
const bodyRest = localFont({
  src: './fonts/inter-latin-wght-normal.woff2',
  variable: '--font-body-rest',
  display: 'swap',
  weight: '100 900',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA, U+AC-B6, U+B8-BA, U+BC-C3, U+C5-D5, U+D8-DB, U+DD-DE, U+E0-E3, U+E5-E8, U+EA-F5, U+F7-FB, U+FD-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-2012, U+2015-2017, U+201A-201B, U+2020-2021, U+2023-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2212',
    },
  ],
});

export const fontClasses = `${bodyText.variable} ${bodyRest.variable}`;
