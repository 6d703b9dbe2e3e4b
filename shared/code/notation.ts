/** A notation at the end of a line, with the comment around it if it contains nothing else. */
const NOTATION = /(?:\s*(?:\/\/|#|<!--))?\s*\[!code (\+\+|--|highlight)\](?:\s*-->)?\s*$/;

interface CodeLine {
  source: number;
  text: string;
}

/** Returns the lines of a fence after its change, without removed lines and notations. */
export function linesAfterChange(code: string): CodeLine[] {
  return code.split('\n').flatMap((line, index) => {
    const [notation = '', kind] = NOTATION.exec(line) ?? [];
    return kind === '--' ? [] : [{ source: index + 1, text: line.slice(0, line.length - notation.length) }];
  });
}
