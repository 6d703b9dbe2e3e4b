/** Replaces the letter case of titles that Nextra makes from file names: every page has its own title. */
export default (text) => text.replace(/^./, (letter) => letter.toUpperCase());
