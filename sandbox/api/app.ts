import { migrate } from '../db/migrations';
import { greatestId } from '../db/tables/ids';
import { accessTokens } from '../domain/access-token';
import { type Clock, systemClock } from '../domain/clock';
import { DEFAULT_PASSWORD_ITERATIONS, passwords } from '../domain/passwords';
import type { Database } from '../domain/ports';
import type { Services } from '../domain/services';
import { limitedGate, openGate } from '../domain/sign-in-limit';
import { GENERATOR_COUNT, type IdGenerator, snowflakeIds } from '../domain/snowflake';
import type { Client } from '../http/client';
import { createPipeline } from '../http/pipeline';
import { ConnectionLost, simulateNetwork } from '../http/preferences';
import { bare } from '../http/respond';
import { createRouter, pathSegments } from '../http/router';
import { seedAdministrator } from '../seed/administrator';
import { endpoints } from './endpoints';
import { healthCheck } from './health';
import { serviceAnswer } from './service-paths';

/** What the API is built from. */
export interface ApiOptions {
  /** Opened, but not necessarily filled: the schema is brought up to date. Closed by `close`. */
  database: Database;
  /** Key of the access tokens, at least 32 bytes. */
  signingKey: Uint8Array;
  /** The machine's clock unless given. */
  clock?: Clock;
  /** Snowflakes unless given. */
  ids?: IdGenerator;
  /** Number from 0 to 1023 in the snowflakes, different for each process on one database; random unless given. */
  generator?: () => number;
  /** Iterations of PBKDF2-SHA-256 for new passwords, 600,000 unless given. */
  passwordIterations?: number;
  /** Whether failed sign-ins are limited, by account and address. Off unless given: the contract knows no limit. */
  limitSignIns?: boolean;
  /** Account to create when the database has none. */
  administrator?: { email: string; password: string };
  /** Fills the database further; called once the administrator exists. */
  seed?: (services: Services) => Promise<void>;
  /** Text of the contract, served at /openapi.json. */
  openApiDocument?: string;
}

/** The API as a function from request to response. */
export interface Api {
  /**
   * Answers a request, after what it asks to have simulated with `Prefer`. Rejects with a TypeError for a connection
   * that is to be lost, where the server in front cannot end it.
   * @param client what the server in front knows of the client
   */
  fetch(request: Request, client?: Client): Promise<Response>;
  /** Closes the database. */
  close(): Promise<void>;
}

/**
 * Builds the API on a database.
 * @throws RangeError for a short signing key, DatabaseRefused or DatabaseUnavailable for an unfit database
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { database, clock = systemClock() } = options;
  const tokens = await accessTokens(options.signingKey, clock);
  await migrate(database);
  const services: Services = {
    database,
    clock,
    tokens,
    ids: options.ids ?? (await defaultIds(options, clock)),
    passwords: passwords(options.passwordIterations ?? DEFAULT_PASSWORD_ITERATIONS),
    signIns: options.limitSignIns ? limitedGate(clock) : openGate,
  };
  await seedAdministrator(services, options.administrator);
  await options.seed?.(services);

  const pipeline = createPipeline(services, createRouter(), endpoints);
  const health = healthCheck(database);
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
      return (
        (await serviceAnswer(request, pathSegments(url.pathname), health, options.openApiDocument)) ??
        pipeline(request, url, client)
      );
    },
    close: () => database.close(),
  };
}

async function defaultIds({ database, generator }: ApiOptions, clock: Clock): Promise<IdGenerator> {
  const random = (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % GENERATOR_COUNT;
  return snowflakeIds({ clock, generator: generator ?? random, after: await greatestId(database) });
}
