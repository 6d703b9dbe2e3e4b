import localFont from 'next/font/local';

/** The one text typeface (Inter, SIL Open Font Licence), served by this site itself. */
export const bodyFont = localFont({
  src: './fonts/inter-latin-wght-normal.woff2',
  variable: '--font-body',
  display: 'swap',
  weight: '100 900',
});
