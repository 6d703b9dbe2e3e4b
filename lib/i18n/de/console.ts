import type { ConsoleTexts } from '../en/console';

export const console: ConsoleTexts = {};
