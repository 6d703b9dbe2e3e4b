import { ReferenceNav } from '@/features/reference/reference-nav';
import { allContract } from '@/shared/contract/all-operations';
import { consolePlace } from '@/shared/contract/operations';
import { operation as texts } from '@/shared/i18n/en/operation';
import { NAV_ID } from './nav/places';

const entries = allContract.groups.map(({ tag, operations }) => ({
  title: tag,
  isOpen: true,
  children: operations.map((operation) => ({
    title: operation.operation.summary,
    href: `#${consolePlace(operation)}`,
    method: operation.method,
    words: operation.path,
    ...(operation.isServerOnly && { mark: texts.serverOnly }),
  })),
}));

/** Renders the list of operations. Below 996 px it is a popover, which opens without script. */
export function OperationNav() {
  return (
    <div className="sidebar console-nav" id={NAV_ID} popover="auto">
      <ReferenceNav entries={entries} byKeys />
    </div>
  );
}
