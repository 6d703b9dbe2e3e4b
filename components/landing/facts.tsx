import { format } from '@/lib/i18n/format';
import { openApi } from '@/lib/shared/openapi/document';
import { apiOperations } from '@/lib/shared/openapi/operations';
import type { LandingProps } from './section';

/** Licence, database, runtime and contract, as they are. */
export function Facts({ messages }: LandingProps) {
  const contract = format(messages.factContractText, {
    version: openApi.info.version,
    operations: apiOperations.length,
  });
  const facts = [
    [messages.factLicence, messages.factLicenceText],
    [messages.factDatabase, messages.factDatabaseText],
    [messages.factRuntime, messages.factRuntimeText],
    [messages.factContract, contract],
  ] as const;
  return (
    <section className="landing-facts" aria-label={messages.factsTitle}>
      <dl>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
