import { ReferenceNav } from '@/components/reference/reference-nav';
import { consolePlace, operationGroups } from '@/lib/contract/operations';
import { NAV_ID } from './nav/places';

const entries = operationGroups.map(({ tag, operations }) => ({
  title: tag,
  isOpen: true,
  children: operations.map((operation) => ({
    title: operation.operation.summary,
    href: `#${consolePlace(operation)}`,
    method: operation.method,
    words: operation.path,
  })),
}));

/** Renders the list of operations next to the console. Below 996 px it is a popover, which opens without script. */
export function OperationNav() {
  return (
    <div className="sidebar console-nav" id={NAV_ID} popover="auto">
      <ReferenceNav entries={entries} byKeys />
    </div>
  );
}
