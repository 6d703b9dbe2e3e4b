'use client';

import { useEffect, useRef, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { showTree } from '@/components/shell/sidebar/shown-tree';
import { filterList, keepInView, readGroups } from '@/lib/browser/reference-list';

interface Props {
  /** Name of the field. */
  label: string;
  /** What is said when nothing is left. */
  none: string;
  /** Site path of the reference in the documentation tree. */
  reference: string;
}

/**
 * Filter of the list of operations. The list itself is plain HTML beside it, which this reads: the menu of phones then
 * shows the same entries below their place in the documentation tree.
 */
export function ReferenceFilter({ label, none, reference }: Props) {
  const { tree } = useShell();
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const list = () => field.current?.closest('.sidebar')?.querySelector<HTMLElement>('[data-reference]');
  const apply = () => {
    const nav = list();
    if (nav) setEmpty(filterList(nav, field.current?.value ?? '') === 0);
  };

  useEffect(() => {
    const nav = field.current?.closest('.sidebar')?.querySelector<HTMLElement>('[data-reference]');
    if (!nav) return;
    keepInView(nav);
    // What was typed before the script came counts.
    if (field.current?.value) setEmpty(filterList(nav, field.current.value) === 0);
    const children = readGroups(nav);
    return showTree(
      tree.map((node) => (node.href === reference ? { ...node, folder: 'api', children } : node)),
    );
  }, [tree, reference]);

  return (
    <search className="ref-filter" aria-label={label}>
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onInput={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') list()?.querySelector<HTMLElement>('li:not([hidden]) > a')?.click();
        }}
      />
      <p role="status">{isEmpty && none}</p>
    </search>
  );
}
