import type { Language } from '../languages';
import { build } from './build';
import { landing } from './landing';
import { shell } from './shell';
import { vocabulary } from './vocabulary';

/**
 * Words that mark a statement as wrong, unsupported or changed later. One of them must be in the same
 * paragraph or list item, in the heading or callout before it, or in the head of its table.
 */
const denial =
  /\b(nicht|nichts|nie|niemals|weder|statt|kein\w*|veraltet\w*|ältere\w*|frühere\w*|spätere\w*|ignoriert|falsch\w*|entfernt|ersetzt\w*|vermeide\w*|unsigniert\w*|versionshinweise)\b|type="later"|0\.4\.2/i;

export const de: Language = { shell, build, landing, vocabulary, denial };
