export type PostgresAddress = Exclude<ReturnType<typeof readPostgresAddress>, string>;

/** Encryption modes with the same meaning in the driver, given its compatibility option, and in libpq. */
const ENCRYPTION_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** Parses an address. URL rejects an empty host, as in a socket path in the query. */
function parse(address: string): URL | undefined {
  const isEmptyHost = /^[a-z]+:\/\/[^/?#]*@(?=\/)/.test(address);
  const complete = isEmptyHost ? address.replace('@/', '@none/') : address;
  return URL.canParse(complete) ? new URL(complete) : undefined;
}

/**
 * Reads an address such as `postgres://user:password@host:5432/database`, or, for a Unix socket,
 * `postgres://user@/database?host=/folder` or `postgres://user@%2Ffolder/database`. Encryption modes have
 * libpq's meaning: `require` encrypts, `verify-full` also checks the server's certificate.
 * @returns the address, or the reason why it is invalid
 */
export function readPostgresAddress(address: string) {
  const url = /^postgres(ql)?:\/\//.test(address) ? parse(address) : undefined;
  if (!url) return 'it must look like postgres://user:password@host:5432/database';
  const mode = url.searchParams.get('sslmode');
  if (mode !== null && !ENCRYPTION_MODES.includes(mode)) {
    return `sslmode "${mode}" is none of ${ENCRYPTION_MODES.join(', ')}`;
  }
  if (mode === 'verify-ca' && !url.searchParams.has('sslrootcert')) {
    return 'sslmode "verify-ca" needs sslrootcert, the path of the certificate to check with';
  }
  const host =
    url.searchParams.get('host') ?? decodeURIComponent(url.hostname === 'none' ? '' : url.hostname);
  const port = url.searchParams.get('port') ?? (url.port || '5432');
  const asPrograms = mode !== null && mode !== 'no-verify' && !url.searchParams.has('uselibpqcompat');
  return {
    /** For the driver. */
    connectionString: asPrograms ? `${address}&uselibpqcompat=true` : address,
    /** Host, port and database for messages, without user and password. */
    shown: `${host || 'localhost'}:${port}${url.pathname}`,
  };
}
