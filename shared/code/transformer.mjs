/**
 * Turns Shiki's tokens into compact HTML. Plain JavaScript, because the compiler loads it by path. Types:
 * transformer.d.mts.
 */

/** Class of each color of the theme. Colors that equal plain text have none. */
const classes = {
  'var(--code-token-keyword)': 'k',
  'var(--code-token-string)': 's',
  'var(--code-token-string-expression)': 's',
  'var(--code-token-constant)': 'c',
  'var(--code-token-comment)': 'm',
  'var(--code-token-function)': 'f',
  'var(--code-token-link)': 'l',
};

export function getRuns(tokens, language) {
  const runs = [];
  for (const { content, color } of tokens) {
    const found = classes[color] ?? '';
    // Names of properties in JSON, and operators, have the color of keywords. They are half of the markup, so
    // they stay plain.
    const isPlain = found === 'k' && (language.startsWith('json') || !/\w/.test(content));
    const kind = isPlain ? '' : found;
    const last = runs.at(-1);
    // White space has no color, so it never ends a run.
    if (last && (last.kind === kind || content.trim() === '')) last.text += content;
    else runs.push({ text: content, kind });
  }
  return runs;
}

export function markedLines(meta) {
  const marked = new Set();
  for (const part of /\{([\d\s,-]+)\}/.exec(meta)?.[1].split(',') ?? []) {
    const [from, to = from] = part.split('-').map(Number);
    for (let line = from; line <= to; line++) marked.add(line);
  }
  return marked;
}

const textNode = (value) => ({ type: 'text', value });

/** Removes the spaces between the code of a line and its notation. */
function trimEnd(runs) {
  const last = runs.at(-1);
  if (last) last.text = last.text.trimEnd();
  return runs;
}
const element = (tagName, properties, children) => ({ type: 'element', tagName, properties, children });

/** Reads the tokens of a line after other transformers changed it. */
const getTokens = (line) =>
  line.children.map(({ properties, children }) => ({
    content: children[0].value,
    color: /color:([^;]+)/.exec(properties.style)?.[1],
  }));

/** Returns the tag around a line: that of a notation, or `mark` for a line that the fence names. */
const elementAround = (line, isMarked) => (line.tagName === 'span' ? isMarked && 'mark' : line.tagName);

const codeTransformer = {
  name: 'endatix-code',
  code(node) {
    const marked = markedLines(this.options.meta?.__raw ?? '');
    const lines = node.children.filter(({ type }) => type === 'element');
    const written = lines.flatMap((line, index) => {
      const runs = getRuns(getTokens(line), this.options.lang);
      const children = (line.tagName === 'span' ? runs : trimEnd(runs)).map(({ text, kind }) =>
        kind ? element('i', kind === 's' ? {} : { class: kind }, [textNode(text)]) : textNode(text),
      );
      const around = elementAround(line, marked.has(index + 1));
      const content = index < lines.length - 1 ? [...children, textNode('\n')] : children;
      return around ? [element(around, {}, content)] : content;
    });
    // rehype-pretty-code visits its own result, and would color code that begins with text again.
    node.children = [element('span', {}, written)];
  },
};

export default codeTransformer;
