import { useState } from 'react';

/** Counts the presses of a button, and loads its parts with the first one. */
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
