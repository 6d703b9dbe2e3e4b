import 'client-only';

/** Settings of the progress bar; milliseconds where a time is meant. */
export const progressSettings = {
  /** Share of the bar that shows at the start. */
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  /** Largest share that one trickle adds. */
  trickleRate: 0.02,
  showSpinner: false,
  /** Time after a route change before the bar appears. */
  delay: 200,
} as const;

/** Event of a reader who was on the way to another page and stays. */
export const STAYED = 'stayed';
