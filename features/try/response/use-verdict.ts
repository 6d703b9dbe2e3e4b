import { useState } from 'react';
import { useWhen } from '@/shared/browser/use-when';
import type { ApiOperation } from '@/shared/contract/operations';
import type { HttpResponse } from '@/shared/http/exchange';
import type { Release } from '../client/release';
import { getVerdict, givenResponse, type Verdict } from '../verdict/verdict';

/** Compares a response with the contract. Undefined until then, and where it can't be compared. */
export function useVerdict(
  operation: ApiOperation | undefined,
  response: Pick<HttpResponse, 'sent' | 'status' | 'type' | 'body'> | undefined,
  release: Release | undefined,
): Verdict | undefined {
  const [verdict, setVerdict] = useState<Verdict>();
  // A long response is shown before it is compared.
  useWhen([operation?.id, response?.status, response?.body, release], () => {
    let isShown = true;
    setVerdict(undefined);
    if (operation && response)
      getVerdict(
        operation,
        givenResponse(response.status, response.type, response.body),
        response.sent,
        release,
      ).then(
        (found) => isShown && setVerdict(found),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  });
  return verdict;
}
