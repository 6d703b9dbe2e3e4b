/** String and number formats of the contract; the module is bundled into the generated validators. */

/** ISO 8601 in UTC with up to seven fraction digits. */
export const dateTime =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{1,7})?Z$/;
/** Exactly one @, neither first nor last: the platform asks for no more. */
export const email = /^[^@]+@[^@]+$/;

export const int32 = (value: number): boolean =>
  Number.isInteger(value) && value >= -2147483648 && value <= 2147483647;
/** JSON.parse has rounded large values already, so only the range can be checked. */
const int64 = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= 2 ** 63;

/** Read by ajv at build time and, as `formats` of this module, by the generated code. */
export const formats = {
  'date-time': dateTime,
  email,
  int32: { type: 'number', validate: int32 },
  int64: { type: 'number', validate: int64 },
  password: true,
} as const;
