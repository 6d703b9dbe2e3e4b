import { createRequiredContext } from '@/components/shell/create-context';
import type { ConsoleTexts } from '@/lib/i18n/en/console';
import type { PanelTexts } from '@/lib/i18n/en/panel';

/** The texts of the console in the language of the page. */
export const [TextsContext, useTexts] = createRequiredContext<ConsoleTexts>('useTexts', 'TextsContext');

/** The texts that it shares with the examples of the guides. */
export const [PanelTextsContext, usePanelTexts] = createRequiredContext<PanelTexts>(
  'usePanelTexts',
  'PanelTextsContext',
);
