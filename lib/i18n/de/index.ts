import type { Language } from '../languages';
import { build } from './build';
import { denial } from './denial';
import { landing } from './landing';
import { operation } from './operation';
import { shell } from './shell';
import { vocabulary } from './vocabulary';

export const de: Language = { shell, build, landing, vocabulary, operation, denial };
