/** Something did not end in the time that it was given; `message` is a sentence about what. */
export class Overdue extends Error {
  override readonly name = 'Overdue';
}

/**
 * The outcome of `work`, if it comes within so many milliseconds.
 * @throws Overdue with the sentence, else what `work` throws
 */
export async function within<T>(milliseconds: number, work: Promise<T>, sentence: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Overdue(sentence)), milliseconds);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
