/** WebDriver commands with their parameters, and their HTTP paths. */
const paths = {
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  Back: 'back',
  SetWindowRect: 'window/rect',
} as const;

export type CommandName = keyof typeof paths;

export interface Driver {
  /** Rejects with the browser's own message when a command fails. */
  send: (command: CommandName, parameters?: object) => Promise<unknown>;
  /** Quits the browser and removes its files. */
  close: () => Promise<void>;
}

/** Returns the HTTP path of a command, below the session's URL. */
export const getPath = (command: CommandName): string => paths[command];
