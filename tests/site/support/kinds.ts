/** One page of each kind: by layout, components or script. */
export const kinds = {
  landing: '/',
  landingTranslated: '/de/',
  plain: '/markdown-page/',
  quickStart: '/docs/getting-started/quick-start/',
  diagrams: '/docs/getting-started/architecture/',
  settings: '/docs/configuration/settings/auth-settings/',
  guide: '/docs/guides/webhooks/',
  category: '/docs/category/guides/',
  translated: '/de/docs/getting-started/quick-start/',
  fallback: '/de/docs/guides/webhooks/',
  operation: '/docs/api/submissions/listSubmissions/',
  console: '/docs/api/',
} as const;
