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

/** On phones, cells become blocks, which removes their semantics in some browsers. */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
} as const;

type Part = ReactElement<{ children?: ReactNode }>;

const childElements = (node: ReactNode): Part[] =>
  Children.toArray(node).filter((child): child is Part => isValidElement(child));

/** Returns the text of a cell or heading, without its markup. */
export const getText = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child) ? getText(child.props.children) : String(child),
    )
    .join('');

/** Adds the column heading to each cell after the first, which phones show before it. */
function labelRow(row: Part, labels: readonly string[]): ReactElement {
  const cells = childElements(row.props.children).map((cell, column) =>
    cloneElement<object>(cell, {
      ...tableRoles.cell,
      ...(column > 0 && labels[column] && { 'data-label': labels[column] }),
    }),
  );
  return cloneElement<object>(row, tableRoles.row, ...cells);
}

type TableProps = ComponentProps<'table'> & { language: LocaleCode };

/** Renders a table that scrolls horizontally in narrow windows; on phones each row is a block. */
export function Table({ language, children, ...props }: TableProps) {
  const [head, body] = childElements(children);
  const labels = childElements(childElements(head?.props.children)[0]?.props.children).map((cell) =>
    getText(cell.props.children),
  );
  const rows = childElements(body?.props.children).map((row) => labelRow(row, labels));
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
