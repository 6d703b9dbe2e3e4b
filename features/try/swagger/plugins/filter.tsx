import type { ComponentType } from 'react';
import { console as texts } from '@/shared/i18n/en/console';
import type { Collection, Groups, SwaggerPlugin } from '../system';

/** Finds operations by words of their group, method, path, ID and title: Swagger UI reads only group and path. */
export const filter: SwaggerPlugin = () => ({
  fn: {
    opsFilter: (groups: Groups, phrase: string) => {
      const words = phrase.toLowerCase().split(/\s+/);
      const isFound = (group: string, operation: Collection) => {
        const keys = [['method'], ['path'], ['operation', 'operationId'], ['operation', 'summary']];
        const text = [group, ...keys.map((key) => operation.getIn(key))].join(' ').toLowerCase();
        return words.every((word) => text.includes(word));
      };
      return groups
        .map((group, name) =>
          group.update('operations', (all) => all?.filter((operation) => isFound(name, operation))),
        )
        .filter((group) => !group.get('operations')?.isEmpty());
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
