import { MICROS_PER_SECOND, type Micros } from './time';

const HOUR = 3600 * MICROS_PER_SECOND;

/** How long a submission token resolves after it was issued or renewed. */
export const SUBMISSION_TOKEN_LIFETIME: Micros = 24 * HOUR;

/** How long a refresh token can be exchanged. */
export const REFRESH_TOKEN_LIFETIME: Micros = 7 * 24 * HOUR;
