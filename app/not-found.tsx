'use client';

/** Replaces Next's own text in every page with islands. Readers see ./global-not-found.tsx. */
export default function NotFound() {
  return <h1>404</h1>;
}
