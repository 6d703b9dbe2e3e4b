import { useState } from 'react';
import { readStored, writeStored } from '@/lib/browser/storage';
import { storageKeys } from '@/lib/shared/storage-keys';

/** Whether code signs in first, and how to change that; one choice for the whole site. */
export function useSignInFirst(): [boolean, (isFirst: boolean) => void] {
  const [isFirst, setFirst] = useState(() => readStored(storageKeys.sampleSteps) !== 'off');
  const choose = (next: boolean) => {
    writeStored(storageKeys.sampleSteps, next ? null : 'off');
    setFirst(next);
  };
  return [isFirst, choose];
}
