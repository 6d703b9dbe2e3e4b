import { equalInConstantTime, randomHex, toHex } from './secrets';

/** Iterations of PBKDF2-SHA-256 for a new password. Tests use fewer. */
export const DEFAULT_PASSWORD_ITERATIONS = 600_000;

const SALT_BYTES = 16;
const HASH_BITS = 256;
const SCHEME = 'pbkdf2-sha256';
/** Limits the iterations to seven digits: a damaged number must not block the CPU for hours. */
const storedPattern = new RegExp(`^${SCHEME}\\$([1-9]\\d{0,6})\\$([0-9a-f]+)\\$([0-9a-f]+)$`);

async function derive(password: string, saltHex: string, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const salt = Uint8Array.from(saltHex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    key,
    HASH_BITS,
  );
  return toHex(new Uint8Array(bits));
}

/** Hashes a password with a random salt: `pbkdf2-sha256$<iterations>$<salt>$<hash>`. */
export async function hashPassword(password: string, iterations: number): Promise<string> {
  const salt = randomHex(SALT_BYTES);
  return [SCHEME, iterations, salt, await derive(password, salt, iterations)].join('$');
}

/**
 * Returns whether the password matches the stored hash. Without a readable hash (no such user) it takes the
 * same time and returns false, so that the time doesn't reveal which accounts exist.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  iterations: number,
): Promise<boolean> {
  const [, count, salt, hash] = storedPattern.exec(stored ?? '') ?? [];
  if (!salt || !hash) {
    await derive(password, '00'.repeat(SALT_BYTES), iterations);
    return false;
  }
  return equalInConstantTime(await derive(password, salt, Number(count)), hash);
}
