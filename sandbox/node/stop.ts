/** How often the parent process is looked after, in milliseconds. */
const PARENT_CHECK_INTERVAL = 500;
/** Ctrl+C may arrive twice, from the terminal and from a parent process; what comes later is meant as "at once". */
const REPEATED_SIGNAL_DELAY = 1000;

/**
 * Calls `stop` once when the process is told to end, by SIGTERM or SIGINT, and exits when it has done its work.
 * A later signal ends the process at once.
 * @param fail reports an error of `stop`; the exit code is then 1
 */
export function onToldToStop(stop: () => Promise<void>, fail: (error: unknown) => void): void {
  let since: number | undefined;

  function begin(): void {
    if (since !== undefined) {
      if (performance.now() - since > REPEATED_SIGNAL_DELAY) process.exit(1);
      return;
    }
    since = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        fail(error);
        process.exit(1);
      },
    );
  }

  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  if (process.env.npm_lifecycle_event) stopWithParent(begin);
}

/** A signal to npm ends the shell that it started, but goes no further: the shell's end must do as a signal. */
function stopWithParent(begin: () => void): void {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    begin();
  }, PARENT_CHECK_INTERVAL);
  check.unref();
}
