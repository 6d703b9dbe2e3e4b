import { setTimeout as pause } from 'node:timers/promises';

/** WebDriver commands. */
export type CommandName = 'Navigate' | 'ExecuteScript' | 'PerformActions' | 'Back' | 'SetWindowRect';

export interface Driver {
  /** Rejects with the browser's own message when a command fails. */
  send: (command: CommandName, parameters?: object) => Promise<unknown>;
  /** Quits the browser and removes its files. */
  close: () => Promise<void>;
}

/** Milliseconds until a wait fails, for browsers that hang. */
const LIMIT = 60_000;

/** Keys by their code points in the WebDriver standard. */
export const keys = {
  control: '\uE009',
  enter: '\uE007',
  escape: '\uE00C',
} as const;

/** Returns the center of a visible element in the window; null without one. Runs in the page. */
function locate(selector: string, name: string): { x: number; y: number } | null {
  const matches = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').includes(name);
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) => candidate.checkVisibility() && matches(candidate),
  );
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** Drives a browser like a reader: opens, presses, types, looks. */
export class Reader {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Opens a path of the site and waits for its script. */
  async open(path: string): Promise<void> {
    await this.driver.send('Navigate', { url: this.origin + path });
    await this.isReady();
  }

  isReady(): Promise<void> {
    return this.sees(() => document.documentElement.dataset.shell === '');
  }

  /** Runs a function in the page, without access to its closure, and returns its result. */
  async run<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const script = `return (${action}).apply(null, arguments)`;
    const result = await this.driver.send('ExecuteScript', { script, args });
    // Marionette wraps the value, HTTP drivers don't.
    const isWrapped = typeof result === 'object' && result !== null && 'value' in result;
    return (isWrapped ? result.value : result) as Result;
  }

  /** Waits until a function in the page returns a truthy value. */
  async sees<Args extends unknown[]>(condition: (...args: Args) => unknown, ...args: Args): Promise<void> {
    const end = Date.now() + LIMIT;
    // While a page is being replaced, scripts fail.
    while (!(await this.run(condition, ...args).catch(() => false))) {
      if (Date.now() > end) throw new Error(`The page never showed: ${condition}`);
      await pause(50);
    }
  }

  /** Waits for a visible element with this text or label. */
  seesElement(selector: string, name = ''): Promise<void> {
    return this.sees(locate, selector, name);
  }

  /** Presses a visible element, with `name` as text or label, once it has stopped moving. */
  async press(selector: string, name = ''): Promise<void> {
    await this.seesElement(selector, name);
    let before: string | undefined;
    let place = await this.run(locate, selector, name);
    // Scrolling the element into view can slide bars in or out.
    while (JSON.stringify(place) !== before) {
      before = JSON.stringify(place);
      await pause(100);
      place = await this.run(locate, selector, name);
    }
    if (!place) throw new Error(`${selector} “${name}” has disappeared.`);
    await this.act('pointer', [
      { type: 'pointerMove', duration: 0, origin: 'viewport', ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.chord(letter);
  }

  /** Presses keys together, such as Ctrl and K. */
  chord(...values: string[]): Promise<unknown> {
    return this.act('key', [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.reverse().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  /** Goes back in the history and waits for the page of this path. */
  async back(path: string): Promise<void> {
    await this.driver.send('Back');
    await this.isAt(path);
  }

  /** Waits until the page of this path and its script are loaded. */
  async isAt(path: string): Promise<void> {
    await this.sees((wanted) => location.pathname === wanted, path);
    await this.isReady();
  }

  /** Sets the size of the window in CSS pixels. */
  resize(width: number, height: number): Promise<unknown> {
    return this.driver.send('SetWindowRect', { x: 0, y: 0, width, height });
  }

  private act(type: 'key' | 'pointer', actions: object[]): Promise<unknown> {
    return this.driver.send('PerformActions', { actions: [{ type, id: type, actions }] });
  }
}
