import type { Language } from '../languages';
import { build } from './build';
import { landing } from './landing';
import { shell } from './shell';
import { vocabulary } from './vocabulary';

export const de: Language = { shell, build, landing, vocabulary };
