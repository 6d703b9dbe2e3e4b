/** WebDriver commands. */
export type CommandName = 'Navigate' | 'ExecuteScript' | 'PerformActions' | 'Back' | 'SetWindowRect';

export interface Driver {
  /** Rejects with the browser's own message when a command fails. */
  send: (command: CommandName, parameters?: object) => Promise<unknown>;
  /** Quits the browser and removes its files. */
  close: () => Promise<void>;
}
