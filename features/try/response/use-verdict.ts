import { useState } from 'react';
import { useStore } from '@/shared/browser/use-store';
import { useWhen } from '@/shared/browser/use-when';
import type { ApiOperation } from '@/shared/contract/operations';
import type { HttpResponse } from '@/shared/http/exchange';
import { releases } from '../client/release';
import type { Target } from '../client/target';
import { getVerdict, givenResponse, type Verdict } from '../verdict/verdict';

/**
 * Compares a response with the contract; no verdict until then, and where it can't be compared. The release of
 * a server is undefined until it is recognized.
 */
export function useVerdict(operation: ApiOperation | undefined, response: HttpResponse, target: Target) {
  const known = useStore(releases);
  const release = target.kind === 'server' ? known[target.origin] : undefined;
  const [verdict, setVerdict] = useState<Verdict>();
  // A long response is shown before it is compared.
  useWhen([operation?.id, response.status, response.body, release], () => {
    let isShown = true;
    setVerdict(undefined);
    if (operation)
      getVerdict(operation, givenResponse(response), response.sent, release).then(
        (found) => isShown && setVerdict(found),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  });
  return { verdict, release };
}
