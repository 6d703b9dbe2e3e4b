import { inOrder } from '@/components/mdx/in-order';
import { colouredJson } from '@/lib/shared/api/json';

/** Texts longer than this (access tokens) are cut to one line. */
const LONG = 100;

/** JSON text with the colours of the code blocks; member names keep the colour of the text. */
export function JsonText({ text }: { text: string }) {
  return inOrder(colouredJson(text), (part) =>
    part.kind ? (
      <i className={part.text.length > LONG ? `${part.kind} landing-long` : part.kind}>{part.text}</i>
    ) : (
      part.text
    ),
  );
}
