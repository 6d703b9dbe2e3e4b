/**
 * State of the framework when a test begins: it has started, it is on its way (its scripts come late), or it waits for
 * what the test does.
 */
export type Runtime = 'running' | 'starting' | 'waiting';

/** What the present run is about; set from the project of playwright.config.ts. */
export const reader: { runtime: Runtime } = { runtime: 'running' };
