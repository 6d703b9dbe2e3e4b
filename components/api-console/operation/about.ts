/** The description of an operation: its first sentence, which is in the row, and the rest, which comes with the form. */
export interface About {
  lead: string;
  rest: string;
}

/** Splits a description of the contract after its first sentence. */
export function splitAbout(description = ''): About {
  const end = /\.(?=\s)/.exec(description)?.index ?? description.length;
  return { lead: description.slice(0, end + 1), rest: description.slice(end + 1).trim() };
}
