import { createApi } from '../sandbox/api/app';
import { insertForm } from '../sandbox/db/tables/forms';
import { insertSubmission } from '../sandbox/db/tables/submissions';
import { findUserByEmail } from '../sandbox/db/tables/users';
import { accessTokens } from '../sandbox/domain/access-token';
import { systemClock } from '../sandbox/domain/clock';
import { SUBMISSION_TOKEN_LIFETIME } from '../sandbox/domain/lifetimes';
import type { Database } from '../sandbox/domain/ports';
import { newSubmissionToken } from '../sandbox/domain/secrets';
import type { Services } from '../sandbox/domain/services';
import { stamp } from '../sandbox/domain/time';
import { DEFAULT_ADMINISTRATOR, DEFAULT_TENANT } from '../sandbox/seed/administrator';

/** What the measured requests refer to. */
export interface Filled {
  formId: string;
  /** Token of a partial submission. */
  submissionToken: string;
  accessToken: string;
}

/** Fills an empty database with one form and `rows` submissions, every third of them complete. */
export async function fill(database: Database, signingKey: Uint8Array, rows: number): Promise<Filled> {
  const clock = systemClock();
  let formId = '';
  let submissionToken = '';
  await createApi({
    database,
    signingKey,
    clock,
    passwordIterations: 1000,
    async seed(services: Services) {
      formId = services.ids.next();
      await insertForm(database, {
        id: formId,
        definitionId: services.ids.next(),
        tenantId: DEFAULT_TENANT,
        name: 'Measured form',
        description: null,
        isEnabled: true,
        jsonData: '{"pages":[]}',
        now: stamp(clock),
      });
      await database.transaction(async (transaction) => {
        for (let row = 0; row < rows; row++) {
          const now = stamp(clock);
          const token = newSubmissionToken();
          const isComplete = row % 3 === 0;
          if (!isComplete) submissionToken = token;
          await insertSubmission(
            transaction,
            {
              id: services.ids.next(),
              formId,
              isComplete,
              jsonData: `{"score":${row % 5},"remarks":"${'x'.repeat(200)}"}`,
              currentPage: row % 10,
              metadata: '{}',
              status: 'new',
              token,
              tokenExpiresAt: now + SUBMISSION_TOKEN_LIFETIME,
              now,
            },
            undefined,
          );
        }
      });
    },
  });
  const user = await findUserByEmail(database, DEFAULT_ADMINISTRATOR.email);
  if (!user) throw new Error('The administrator is missing.');
  return { formId, submissionToken, accessToken: await (await accessTokens(signingKey, clock)).issue(user) };
}
