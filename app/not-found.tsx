'use client';

/**
 * Replaces Next's own text, which every page with islands would contain. Readers see ./global-not-found.tsx.
 */
export default function NotFound() {
  return <h1>404</h1>;
}
