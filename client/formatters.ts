import 'client-only';

// Made when asked for: each loads its language's data, which takes a phone a tenth of a second.

/** Hour and minute, such as 18:05. */
export const clock = () =>
  new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
/** Day and time to the second. */
export const moment = () =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' });
/** Numbers with separators, such as 12,345. */
export const grouped = () => new Intl.NumberFormat('en');
