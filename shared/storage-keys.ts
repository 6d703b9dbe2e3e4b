/** Storage keys of this site, in one place so that no two features share one. The privacy pages name each. */
export const storageKeys = {
  theme: 'theme',
  announcementId: 'announcement.id',
  announcementDismissed: 'announcement.dismissed',
  version: (docsSet: string) => `docs-preferred-version-${docsSet}`,
  tab: (group: string) => `tab.${group}`,
  /** `on` if samples include the requests that come first. */
  sampleSteps: 'tab.sample-steps',
  recentSearches: 'search.recent',
  /** Last search query of this tab. */
  lastQuery: 'search.query',
  /** `off` if `/` doesn't open the search. */
  slash: 'search.slash',
  /** Server that examples and the console call; empty for the sandbox. */
  target: 'api-example.server',
  /** Last chosen custom server, also while another one is in use. */
  lastServer: 'console.server',
  /** Whether long lines of code wrap: `on`, `off`, or empty for the default. */
  wrapCode: 'code.wrap',
  /** Release whose operations the reference lists; empty for all. */
  release: 'reference.release',
  session: (target: string) => `console.session.${target}`,
  /** A form of the demo that was started, so that a reload restores it. */
  liveForm: (form: string) => `live-form.${form}`,
  /** Open folders and scroll position of the documentation tree. */
  tree: 'nav-tree',
  /** Set while the reader navigates by keyboard. */
  keyboard: 'keyboard',
} as const;
