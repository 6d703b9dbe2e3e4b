import 'client-only';

/** Creates a formatter on first use: loading the language data takes 100 ms on a phone. */
function createOnce<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export const clock = createOnce(
  () => new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

export const grouped = createOnce(() => new Intl.NumberFormat(document.documentElement.lang));
