import { expect, it } from 'vitest';
import { readPostgresAddress } from '@/packages/reference-api/db/postgres-address';

it.each([
  ['postgres://me:secret@db.example:6000/forms', 'db.example:6000/forms'],
  ['postgresql://db.example/forms', 'db.example:5432/forms'],
  ['postgres://me:secret@[::1]/forms', '[::1]:5432/forms'],
  ['postgres:///forms?host=/run/postgresql', '/run/postgresql:5432/forms'],
  ['postgres://me@/forms?host=/run/postgresql&port=6000', '/run/postgresql:6000/forms'],
  ['postgres://me:secret@%2Frun%2Fpostgresql/forms', '/run/postgresql:5432/forms'],
  ['postgres:///forms', 'localhost:5432/forms'],
])('%s is shown as %s', (address, shown) => {
  expect(readPostgresAddress(address)).toEqual({ connectionString: address, shown });
});

it.each(['disable', 'prefer', 'require', 'verify-full'])('sslmode=%s means the same as in psql', (mode) => {
  const address = `postgres://db.example/forms?sslmode=${mode}`;
  expect(readPostgresAddress(address)).toMatchObject({ connectionString: `${address}&uselibpqcompat=true` });
});

it.each([
  ['mysql://localhost/x', /must look like postgres:/],
  ['postgres://host:port/x', /must look like/],
  ['postgres://db.example/x?sslmode=maybe', /sslmode "maybe" is none of disable, prefer, require/],
  ['postgres://db.example/x?sslmode=verify-ca', /needs sslrootcert/],
])('%s is rejected', (address, reason) => {
  expect(readPostgresAddress(address)).toMatch(reason);
});
