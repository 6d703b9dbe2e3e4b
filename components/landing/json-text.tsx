const TOKEN = /("(?:[^"\\]|\\.)*"(?=\s*:)|"(?:[^"\\]|\\.)*"|\b(?:true|false|null|-?\d[\d.]*)\b)/;

function kindOf(token: string, next: string | undefined): string | undefined {
  if (token.startsWith('"')) return next?.trimStart().startsWith(':') ? undefined : 's';
  return /^(true|false|null|-?\d)/.test(token) ? 'c' : undefined;
}

/** Texts longer than this (access tokens) are cut to one line. */
const LONG = 100;

/** JSON text with the colours of the code blocks; member names keep the colour of the text. */
export function JsonText({ text }: { text: string }) {
  const parts = text.split(TOKEN);
  return parts.map((part, index) => {
    const kind = index % 2 === 1 ? kindOf(part, parts[index + 1]) : undefined;
    return kind ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
      <i key={index} className={part.length > LONG ? `${kind} landing-long` : kind}>
        {part}
      </i>
    ) : (
      part
    );
  });
}
