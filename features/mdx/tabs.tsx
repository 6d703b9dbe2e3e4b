import { Children, isValidElement, type ReactNode } from 'react';

interface TabProps {
  children: ReactNode;
}

/** Renders a panel of a tab set. Its label comes from `items` of the set. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('#', 'sharp')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** Renders alternatives: tabs of tabs.client.ts or, without script, panels under their labels. */
export function Tabs({ group, items, children }: { group: string; items: string[]; children: ReactNode }) {
  const panels = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  if (panels.length !== items.length)
    throw new Error(
      `<Tabs group="${group}"> has ${items.length} items but ${panels.length} <Tab> children: make the numbers equal.`,
    );
  return (
    <div className="tabs" data-tabs={group}>
      <div className="tab-list" data-tab-list="">
        {items.map((item) => (
          <button type="button" key={item} className="tab" data-tab={slug(item)}>
            {item}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => (
        <section key={items[index]} className="tab-panel" data-tab-panel={slug(items[index] ?? '')}>
          <p className="tab-label">{items[index]}</p>
          {panel}
        </section>
      ))}
    </div>
  );
}
