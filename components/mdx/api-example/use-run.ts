import { useState } from 'react';

/** A Run button: how often it was pressed, and what it needs, which is loaded with the first press. */
export interface Run<Parts> {
  runs: number;
  loaded: Parts | undefined;
  /** Whether something could not be loaded. */
  failed: boolean;
  fail: () => void;
  press: () => void;
}

/** @param load loads what the button needs */
export function useRun<Parts extends object>(load: () => Promise<Parts>): Run<Parts> {
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
