import { CodeFigure } from '../code-figure';

interface Props {
  children?: string;
  language?: string | null;
}

/** Code inside Swagger UI's parts, drawn like all code of the site; its own colours fail in both colour modes. */
export function HighlightCode({ children = '', language }: Props) {
  return (
    <CodeFigure
      label={language === 'json' ? 'JSON' : 'Text'}
      text={children}
      {...(language && { language })}
    />
  );
}
