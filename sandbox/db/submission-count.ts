import type { Database } from '../domain/ports';

/** Statements that differ between the databases. */
export type DialectStatements = Readonly<Record<Database['dialect'], readonly string[]>>;

/** In SQLite a trigger runs once for each row. */
const sqliteTrigger = (event: 'INSERT' | 'DELETE', row: 'NEW' | 'OLD', change: '+ 1' | '- 1'): string =>
  `CREATE TRIGGER submissions_count_${event.toLowerCase()} AFTER ${event} ON submissions BEGIN
     UPDATE forms SET submission_count = submission_count ${change} WHERE id = ${row}.form_id;
   END`;

/** In PostgreSQL it runs once for each statement: many updates of one row in a transaction become slow. */
const postgresTrigger = (event: 'INSERT' | 'DELETE', table: 'NEW' | 'OLD', sign: '+' | '-'): string[] => {
  const name = `submissions_count_${event.toLowerCase()}`;
  return [
    `CREATE FUNCTION ${name}() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
       UPDATE forms SET submission_count = submission_count ${sign} changed.n
       FROM (SELECT form_id, COUNT(*) AS n FROM changed_rows GROUP BY form_id) AS changed
       WHERE forms.id = changed.form_id;
       RETURN NULL;
     END $$`,
    `CREATE TRIGGER ${name} AFTER ${event} ON submissions
       REFERENCING ${table} TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`,
  ];
};

/**
 * Triggers that keep `forms.submission_count` true, in the transaction of each change and for changes made by hand,
 * too. Counting the rows would take longer with each submission.
 */
export const countingTriggers: DialectStatements = {
  sqlite: [sqliteTrigger('INSERT', 'NEW', '+ 1'), sqliteTrigger('DELETE', 'OLD', '- 1')],
  postgres: [...postgresTrigger('INSERT', 'NEW', '+'), ...postgresTrigger('DELETE', 'OLD', '-')],
};
