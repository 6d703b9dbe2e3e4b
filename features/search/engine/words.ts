import { cached } from './cached';

/** Words without meaning for the search, frequent in questions. */
const STOP = new Set(
  (
    'a an the and or but of to in on at by for from with without into onto over as is are was were be been being am do does did done ' +
    'have has had having i me my we us our you your he she it its they them their this that these those there here what which who whom whose ' +
    'when where why how can could may might must shall should will would not no nor so than too very just also if then else ' +
    'any some all each every one please about via though although vs versus etc whether while during because ' +
    'only other more most such own same s t unable able cannot ve re ll don doesn isn won couldn ' +
    'der die das den dem des ein eine einen einem einer eines und oder aber in im ins auf an am zu zum zur von vom mit ohne fur ' +
    'ist sind war waren sein bin wird werden wurde wie was wer wo wann warum wieso weshalb welche welcher welches welchen man ich wir sie es er ' +
    'mein meine meinen meinem unser unsere nicht kein keine auch nur noch schon dass wenn als bei nach aus uber unter kann konnen soll muss brauche ' +
    'mich mir dich dir sich uns obwohl per trotz'
  ).split(' '),
);

/** Words that many questions contain beside their subject. They are rare in the pages, but weigh little. */
const SIDE = new Set(
  (
    'whenever somebody someone anybody everybody everyone everything anything something people use used uses using get gets got make makes made ' +
    'want wants need needs put add extra new own already again another without keep let lets happen happens way thing things mark simply ' +
    'jemand jeder immer alles etwas neue neuen neuer neues eigene eigenen eigener mehr weitere weiteren machen nutzen verwenden'
  ).split(' '),
);

const UNSTEMMED = new Set(
  'cors https status access address process alias dns tls settings setting string missing signing routing hosting caching billing during nothing something class classes always less express'.split(
    ' ',
  ),
);

const ASCII = /^[ -~]*$/;

/** Normalizes case, accents, umlauts, full-width letters and ligatures. */
const fold = (text: string): string =>
  // A shortcut for most words of the index.
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        // First, because the capital ẞ becomes ß.
        .toLowerCase()
        .replace(/ß/g, 'ss')
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[’‘]/g, "'")
        .replace(/[“”„]/g, '"');

/** Splits a text into words and names such as `SubmissionDto`, `by-token` or `127.0.0.1`. */
export const getTokens = (text: string): string[] =>
  text.normalize('NFKC').match(/[\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*/gu) ?? [];

/** Returns the words of a token; for a name such as `by-token`, the whole name first. */
export function wordsOfToken(token: string): string[] {
  const pieces = token.split(/[.\-_]+/).filter(Boolean);
  const parts = pieces.flatMap((piece) =>
    piece.split(/(?<=\p{Ll}|\d)(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u),
  );
  const whole = fold(pieces.join(''));
  return parts.length > 1 ? [...new Set([whole, ...pieces.map(fold), ...parts.map(fold)])] : [whole];
}

/** Returns the words of a text, with names such as `SubmissionDto` whole and in parts. */
export const splitWords = (text: string): string[] => getTokens(text).flatMap(wordsOfToken);

/** Returns the words of a text in order, without the parts of names. */
export const toSequence = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function englishStem(word: string): string {
  if (UNSTEMMED.has(word) || word.length < 4) return word;
  const rules: [RegExp, string][] = [
    [/ifications?$/, 'ify'],
    [/(ies|ied|ying)$/, 'y'],
    [/(ss|sh|ch|x|z)es$/, '$1'],
    [/([^su])s$/, '$1'],
  ];
  const [ending, replacement] = rules.find(([pattern]) => pattern.test(word)) ?? [/$/, ''];
  let stem = word.replace(ending, replacement);
  const verb = /^(.{3,}?)(ing|ed|er|ation|ion|ment|ly|al)$/.exec(stem);
  if (verb?.[1] && stem.length > 5) stem = verb[1].replace(/([bdglmnprt])\1$/, '$1');
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}

function germanStem(word: string): string {
  if (word.length < 5) return word;
  return word.replace(/^ge(?=.{5})/, '').replace(/(ungen|ung|ern|en|em|es|er|e|n|s|t)$/, '');
}

const cachedForms = new Map<string, string[]>();

/** Returns a word with its stems, as in the index; German stems in German only. */
export function inflect(word: string, language: string): string[] {
  return cached(cachedForms, `${language} ${word}`, () => [
    ...new Set([word, englishStem(word), ...(language === 'de' ? [germanStem(word)] : [])]),
  ]);
}

/** Returns whether a word rarely is the subject of a query. */
export const isSideWord = (word: string): boolean => SIDE.has(word);

/** Returns whether a word isn't a stop word. */
export const isMeaningful = (word: string): boolean => !STOP.has(word);
