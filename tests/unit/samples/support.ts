/** Texts that break naive quoting in at least one of the languages. */
export const HOSTILE = [
  `it's a "test"`,
  'back\\slash \\n \\u0041 \\',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the braces are meant literally
  '$HOME `id` $(id) ${x} %PATH% !! {{formId}} #{x}',
  '@file',
  `'@ and @' and "@`,
  '""" """" """',
  'line one\nline two\r\nthree\ttab',
  "\n'@\n",
  '\u2018smart\u2019 \u201aquotes\u201b \u201cdouble\u201d',
  'Zażółć 日本語 \u{1F600}',
  '\u0000\u0001\u001b\u007f\u0085\u2028\u2029',
  '</script><!-- &amp;',
  '-X DELETE; rm -rf / #',
  '',
  ' leading and trailing ',
];
