/** A command of the W3C WebDriver standard with its parameters, and the path that carries it over HTTP. */
const paths = {
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  Back: 'back',
  Refresh: 'refresh',
  Print: 'print',
  SetWindowRect: 'window/rect',
} as const;

export type CommandName = keyof typeof paths;

/** Sends WebDriver commands to one browser. */
export interface Driver {
  /** Rejects with the browser's own message when a command fails. */
  send: (command: CommandName, parameters?: object) => Promise<unknown>;
  /** Ends the browser and removes what it stored. */
  close: () => Promise<void>;
}

/** Path below a session's address that carries a command. */
export const getPath = (command: CommandName): string => paths[command];
