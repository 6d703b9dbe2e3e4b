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
  /\b(not|nothing|never|neither|nor|instead|legacy|older|obsolete|deprecated|ignored?|invented|cannot|wrong|removed|replaced|avoid|unsupported|unavailable|unsigned|internal|throws?|renamed|formerly)\b|n't\b|\bversion notes\b|type="later"|0\.4\.2|later releases|(has|have|are|is|with) (no|none)\b/i;

export const en: Language = { shell, build, landing, vocabulary, denial };
