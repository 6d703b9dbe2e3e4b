import 'client-only';

/** Makes a formatter when it is asked for: each loads its language's data, which takes a phone a tenth of a second. */
function later<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Hour and minute, such as 18:05. */
export const clock = later(
  () => new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

/** Day and time to the second. */
export const moment = later(
  () => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' }),
);

/** Numbers with separators, such as 12,345. */
export const grouped = later(() => new Intl.NumberFormat('en'));
