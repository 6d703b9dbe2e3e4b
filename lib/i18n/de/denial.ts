/** Words that turn a mention into a warning; one of them must stand in the same paragraph, table or list item. */
export const denial =
  /\b(nicht|nichts|nie|niemals|weder|statt|kein\w*|veraltet\w*|ältere\w*|frühere\w*|spätere\w*|ignoriert|falsch\w*|entfernt)\b|0\.4\.2/i;
