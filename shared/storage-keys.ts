/** Keys of this site in the storage of the browser, in one place so that no two features share one. The privacy pages name each. */
export const storageKeys = {
  theme: 'theme',
  announcementId: 'announcement.id',
  announcementDismissed: 'announcement.dismissed',
  /** Preferred version of a docs set. */
  version: (docsSet: string) => `docs-preferred-version-${docsSet}`,
  tab: (group: string) => `tab.${group}`,
  /** `on` where samples are shown with the requests that come first. */
  sampleSteps: 'tab.sample-steps',
  recentSearches: 'search.recent',
  /** What the search was asked last, for this tab. */
  lastQuery: 'search.query',
  /** `off` where `/` doesn't open the search. */
  slash: 'search.slash',
  /** Server that examples and the console call; nothing for the sandbox. */
  target: 'api-example.server',
  /** Address that was last chosen as an own server, also while another one is called. */
  lastServer: 'console.server',
  consoleHistory: 'console.history',
  /** Whether long lines of code wrap: `on` or `off`; nothing until the reader chooses. */
  wrapCode: 'code.wrap',
  /** What is typed into forms of the console, for this tab. */
  drafts: 'console.drafts',
  /** Session of the tab at a target. */
  session: (target: string) => `console.session.${target}`,
  /** A form of the demo that was begun, so that a reload finds it. */
  liveForm: (form: string) => `live-form.${form}`,
  /** What was opened and scrolled in the documentation tree. */
  tree: 'nav-tree',
  /** There while the reader moves by keys. */
  keyboard: 'keyboard',
} as const;
