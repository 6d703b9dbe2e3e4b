import {
  Children,
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { scrollable } from '@/shared/html/scrollable';
import { languages } from '@/shared/i18n/languages';
import type { LocaleCode } from '@/theme.config';

/** On a phone the cells become blocks; some browsers then forget that this is a table, its roles keep it one. */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
} as const;

type Part = ReactElement<{ children?: ReactNode }>;

const getParts = (node: ReactNode): Part[] =>
  Children.toArray(node).filter((child): child is Part => isValidElement(child));

/** Returns the words of a heading without their markup. */
const getText = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child) ? getText(child.props.children) : String(child),
    )
    .join('');

/** Gives each cell behind the first one the heading of its column, which a phone shows before it. */
function labelRow(row: Part, labels: readonly string[]): ReactElement {
  const cells = getParts(row.props.children).map((cell, column) =>
    cloneElement<object>(cell, {
      ...tableRoles.cell,
      ...(column > 0 && labels[column] && { 'data-label': labels[column] }),
    }),
  );
  return cloneElement<object>(row, tableRoles.row, ...cells);
}

type TableProps = ComponentProps<'table'> & { language: LocaleCode };

/** A table that scrolls by itself when the window is narrow; on a phone each row is a block. `language` is the code of the language of the text. */
export function Table({ language, children, ...props }: TableProps) {
  const [head, body] = getParts(children);
  const labels = getParts(getParts(head?.props.children)[0]?.props.children).map((cell) =>
    getText(cell.props.children),
  );
  const rows = getParts(body?.props.children).map((row) => labelRow(row, labels));
  return (
    <div
      className="table-scroll"
      {...scrollable}
      role="group"
      aria-label={languages[language].vocabulary.table}
    >
      <table {...tableRoles.table} {...props}>
        {head}
        {body && cloneElement<object>(body, tableRoles.rowgroup, ...rows)}
      </table>
    </div>
  );
}
