/** Runs the work, and counts the turns of other work in the meantime. */
export async function countTurns<T>(work: Promise<T>): Promise<{ turns: number; result: T }> {
  let turns = 0;
  let isRunning = true;
  const count = (): void => {
    turns += 1;
    if (isRunning) setImmediate(count);
  };
  setImmediate(count);
  const result = await work;
  isRunning = false;
  return { turns, result };
}
