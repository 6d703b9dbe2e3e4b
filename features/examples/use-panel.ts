import { useRef, useState } from 'react';
import type { ExampleSpec } from './requests/types';

/**
 * Loads the parts of a panel with the first run.
 * @param load may reject; the next run tries again
 */
export function usePanel<Parts extends { runs: { run(spec: ExampleSpec): unknown } }>(
  load: () => Promise<Parts>,
) {
  const [panel, setPanel] = useState<Parts>();
  const [failed, setFailed] = useState(false);
  const loading = useRef<Promise<Parts>>(undefined);
  const fail = () => setFailed(true);
  const run = (spec: ExampleSpec) => {
    loading.current ??= load();
    loading.current.then(
      (parts) => {
        setFailed(false);
        setPanel(parts);
        void parts.runs.run(spec);
      },
      () => {
        loading.current = undefined;
        fail();
      },
    );
  };
  return { panel, failed, fail, run };
}
