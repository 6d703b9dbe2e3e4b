import { pathSegments } from '../../../shared/http/path-template';
import { greatestId } from '../db/check';
import { countStart, migrate } from '../db/migrations';
import { accessTokens } from '../domain/access-token';
import { type Clock, systemClock } from '../domain/clock';
import { DEFAULT_PASSWORD_ITERATIONS } from '../domain/passwords';
import type { Database, Services } from '../domain/ports';
import { GENERATOR_COUNT, type IdGenerator, snowflakeIds } from '../domain/snowflake';
import type { Client } from '../http/contract';
import { bare } from '../http/errors';
import { createPipeline, preflightResponse } from '../http/pipeline';
import { ConnectionLost, simulateNetwork } from '../http/preferences';
import { seedAdministrator } from '../seed/administrator';
import { withWebhooks } from '../webhooks/observe';
import type { WebhookMessage } from '../webhooks/sender';
import { endpoints } from './endpoints';
import { serviceResponses } from './service-paths';

export interface ApiOptions {
  /** Opened, but possibly empty: the schema is migrated. Closed by `close`. */
  database: Database;
  /** Key of the access tokens, at least 32 bytes. */
  signingKey: Uint8Array;
  /** The system's clock by default. */
  clock?: Clock;
  /** Iterations of PBKDF2-SHA-256 for new passwords; 600,000 by default. */
  passwordIterations?: number;
  /** Account to create if the database has none. */
  administrator?: { email: string; password: string };
  /** Adds data; called once the administrator exists. */
  seed?: (services: Services) => Promise<void>;
  /** Receives each webhook message once its change is stored, before the response. Without it, none is created. */
  onWebhook?: (message: WebhookMessage) => void;
  /** Text of the contract, served at /openapi.json. */
  openApiDocument?: string;
}

/** The API as a function from request to response. */
export interface Api {
  /**
   * Handles a request, after what it asks to simulate with `Prefer`. Rejects with a TypeError for a dropped
   * connection, if the server in front can't end it.
   * @param client what the server in front knows about the client
   */
  fetch(request: Request, client?: Client): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Builds the API on a database.
 * @throws RangeError for a short signing key, UnusableDatabase or DatabaseUnavailable for an unusable
 * database
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { database, clock = systemClock() } = options;
  const tokens = await accessTokens(options.signingKey, clock);
  await migrate(database);
  const services: Services = {
    database,
    clock,
    tokens,
    ids: await snowflakes(database, clock),
    passwordIterations: options.passwordIterations ?? DEFAULT_PASSWORD_ITERATIONS,
  };
  await seedAdministrator(services, options.administrator);
  await options.seed?.(services);

  const observed = options.onWebhook ? withWebhooks(endpoints, options.onWebhook) : endpoints;
  const pipeline = createPipeline(services, observed);
  const serviceResponse = serviceResponses(database, options.openApiDocument);
  return {
    async fetch(request, client = {}) {
      const url = new URL(request.url);
      try {
        await simulateNetwork(request);
      } catch (error) {
        if (!client.drop || !(error instanceof ConnectionLost)) throw error;
        client.drop();
        return bare(503);
      }
      const preflight = preflightResponse(request);
      if (preflight) return preflight;
      const segments = pathSegments(url.pathname);
      return (await serviceResponse(request, segments)) ?? pipeline(request, url, segments);
    },
    close: () => database.close(),
  };
}

/** Creates an ID generator whose number is unique among the processes on the database. */
async function snowflakes(database: Database, clock: Clock): Promise<IdGenerator> {
  // Processes on a PostgreSQL are numbered as they start; a SQLite file has one process at a time.
  const number =
    database.dialect === 'postgres'
      ? await countStart(database)
      : (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0);
  return snowflakeIds({ clock, generator: number % GENERATOR_COUNT, after: await greatestId(database) });
}
