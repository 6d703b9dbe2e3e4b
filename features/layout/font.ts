import localFont from 'next/font/local';

/*
 * The one text typeface (Inter, SIL Open Font License), served by this site itself. Pages preload what their words are
 * made of; the rest of Latin comes when a page has such a sign. The first file was made
 * of the second by harfbuzz (npm: subset-font) and fonttools (pyftsubset --layout-features=kern): the signs that the
 * range of the rest leaves out, weights 400 to 700, kerning and no other feature.
 */

/** Letters, digits and signs of the site's own words, in the weights that its styles use. */
const bodyText = localFont({
  src: './fonts/inter-text.woff2',
  variable: '--font-body',
  display: 'swap',
  weight: '400 700',
});

/**
 * What else Latin has, but for the bullet (U+2022): browsers draw that of a list themselves, and would load the file as
 * soon as a list is styled again. Stands first in the list of families, so that the fallback of the other does not come
 * before it.
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

/** Classes that define the typeface for the style sheets. */
export const fontClasses = `${bodyText.variable} ${bodyRest.variable}`;
