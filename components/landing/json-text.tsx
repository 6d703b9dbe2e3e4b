import { colouredJson } from '@/lib/shared/api/json';

/** Texts longer than this (access tokens) are cut to one line. */
const LONG = 100;

/** JSON text with the colours of the code blocks; member names keep the colour of the text. */
export function JsonText({ text }: { text: string }) {
  return colouredJson(text).map((part, index) =>
    part.kind ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
      <i key={index} className={part.text.length > LONG ? `${part.kind} landing-long` : part.kind}>
        {part.text}
      </i>
    ) : (
      part.text
    ),
  );
}
