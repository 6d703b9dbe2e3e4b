import { useState } from 'react';

/**
 * What is loaded with the first press of a button, and how often that was pressed; `failed` tells that something could not
 * be loaded.
 * @param load loads what the button needs
 */
export function useRun<Parts extends object>(load: () => Promise<Parts>) {
  const [runs, setRuns] = useState(0);
  const [loaded, setLoaded] = useState<Parts>();
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  const press = () => {
    setRuns(runs + 1);
    load().then(setLoaded, fail);
  };
  return { runs, loaded, failed, fail, press };
}
