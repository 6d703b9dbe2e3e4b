/** Runs npm in a folder with the Node that runs us; `output` is what npm wrote to its error stream. */
export function npm(args: string[], folder?: string): { status: number; stdout: string; output: string };
