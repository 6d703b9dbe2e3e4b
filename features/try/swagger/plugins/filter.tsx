import type { ComponentType } from 'react';
import { console as texts } from '@/shared/i18n/en/console';
import type { Collection, SwaggerPlugin } from '../system';

/** The methods of a list or map of immutable.js that the filter uses. */
interface Items {
  filter(isKept: (item: Collection) => boolean): Items;
  map(change: (item: Collection, key: string) => Collection): Items;
  size: number;
}

const operationsOf = (group: Collection) => group.get('operations') as Items;

/** Finds operations by words of their group, method, path, ID and title: Swagger UI reads only group and path. */
export const filter: SwaggerPlugin = () => ({
  fn: {
    opsFilter: (groups: Items, phrase: string) => {
      const words = phrase.toLowerCase().split(/\s+/);
      const isFound = (group: string, operation: Collection) => {
        const keys = [['method'], ['path'], ['operation', 'operationId'], ['operation', 'summary']];
        const text = [group, ...keys.map((key) => operation.getIn(key))].join(' ').toLowerCase();
        return words.every((word) => text.includes(word));
      };
      return groups
        .map((group, name) =>
          group.set(
            'operations',
            operationsOf(group).filter((operation) => isFound(name, operation)),
          ),
        )
        .filter((group) => operationsOf(group).size > 0);
    },
  },
  wrapComponents: {
    operations:
      (Original: ComponentType<object>, { specSelectors }) =>
      (props: object) =>
        specSelectors.taggedOperations().size > 0 ? (
          <Original {...props} />
        ) : (
          <p role="status">{texts.noMatch}</p>
        ),
  },
});
