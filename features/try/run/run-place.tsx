'use client';

import { useEffect, useState } from 'react';
import { format } from '@/shared/i18n/format';
import { onServerChange, storedServer } from '../client/stored-target';

interface Props {
  here: string;
  /** With `{origin}`. */
  there: string;
}

/** Says next to Run where the request goes. Empty without script: the reader may have chosen a server. */
export function RunPlace({ here, there }: Props) {
  const [place, setPlace] = useState<string>();

  useEffect(() => {
    let isShown = true;
    const show = () => {
      const origin = storedServer();
      if (origin === null) return setPlace(here);
      setPlace(format(there, { origin }));
      // Only readers with a server load this. It knows the account, and whether the stored text is an
      // address. Without it, the text stays.
      void import('../client/client').then(
        ({ apiClient }) => {
          const { account, target } = apiClient();
          const chosen = target.get();
          if (!isShown) return;
          if (chosen.kind === 'sandbox') return setPlace(here);
          const email = account.get().session?.email;
          setPlace(format(there, { origin: email ? `${chosen.origin} (${email})` : chosen.origin }));
        },
        () => undefined,
      );
    };
    show();
    const end = onServerChange(show);
    return () => {
      isShown = false;
      end();
    };
  }, [here, there]);

  return <span className="ax-place">{place}</span>;
}
