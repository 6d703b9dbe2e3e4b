import { useState } from 'react';
import { getVerdict, givenResponse, type Verdict } from '@/features/differences/verdict';
import { useWhen } from '@/shared/browser/use-when';
import type { ApiOperation } from '@/shared/contract/operations';
import type { ReceivedBody } from '@/shared/http/read-body';

interface Received {
  status: number;
  /** Media type that the server gave. */
  type: string;
  body: ReceivedBody;
}

/** Compares a response with the contract; undefined until that is done, where it can't be, and for none. */
export function useVerdict(
  operation: ApiOperation | undefined,
  response: Received | undefined,
): Verdict | undefined {
  const [verdict, setVerdict] = useState<Verdict>();
  // After drawing: a long response is on screen before it is compared.
  useWhen([operation?.id, response?.status, response?.body], () => {
    let isShown = true;
    setVerdict(undefined);
    if (operation && response)
      getVerdict(operation, givenResponse(response.status, response.type, response.body)).then(
        (found) => isShown && setVerdict(found),
        // What can't be loaded says nothing.
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  });
  return verdict;
}
