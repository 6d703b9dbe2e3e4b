import { useRef } from 'react';
import { targetKey } from '@/lib/browser/api/target';
import { useWhen } from '@/lib/browser/use-when';
import { useConsole, useStore } from '../console-context';

/**
 * Fills a field with the value that earlier requests gave under its name: when the field appears, and when that value
 * changes. What the reader has typed stays.
 * @param name of the parameter; empty for a field that takes none
 */
export function useCarried(
  name: string,
  value: unknown,
  isDisabled: boolean,
  onChange: (value: unknown) => void,
): void {
  const { target, values } = useConsole();
  const key = targetKey(useStore(target));
  useStore(values);
  const carried = name && Object.hasOwn(values.of(key), name) ? values.of(key)[name] : undefined;
  const filled = useRef<string>(undefined);

  // Only a new value fills the field; emptied by hand it stays empty.
  useWhen([carried, isDisabled], () => {
    const text = value === null || value === undefined ? '' : String(value);
    const isOurs = text === '' || text === filled.current;
    if (isDisabled || !isOurs) return;
    if (carried !== undefined && carried !== text) onChange(carried);
    // A value that is gone, with the form it belonged to, must not be sent once more.
    else if (carried === undefined && text !== '') onChange('');
    filled.current = carried;
  });
}
