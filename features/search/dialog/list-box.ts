import 'client-only';
import { LIST } from './field';

/** The options below the field. The active one is announced by the field and chosen by Enter. */
export class ListBox {
  private options: HTMLElement[] = [];
  private index = -1;

  constructor(
    private readonly list: HTMLElement,
    private readonly field: HTMLInputElement,
  ) {}

  get active(): HTMLElement | undefined {
    return this.options[this.index];
  }

  /** Shows options, alone or in groups; `activeIndex` is the active one, -1 for none. */
  show(entries: readonly HTMLElement[], activeIndex: number): void {
    this.list.replaceChildren(...entries);
    this.options = [...this.list.querySelectorAll<HTMLElement>('[role="option"]')];
    for (const [index, option] of this.options.entries()) {
      option.id = `${LIST}-${index}`;
      option.ariaSelected = 'false';
      option.addEventListener('mousemove', () => index !== this.index && this.activate(index));
    }
    this.field.setAttribute('aria-expanded', String(this.options.length > 0));
    this.activate(activeIndex);
  }

  /** Moves to the next or previous option, with wrap-around. Returns false without options. */
  step(by: number): boolean {
    const { length } = this.options;
    if (length === 0) return false;
    this.activate((Math.max(this.index, by < 0 ? 0 : -1) + by + length) % length);
    this.active?.scrollIntoView({ block: 'nearest' });
    return true;
  }

  private activate(index: number): void {
    this.active?.setAttribute('aria-selected', 'false');
    this.index = index;
    this.active?.setAttribute('aria-selected', 'true');
    if (this.active) this.field.setAttribute('aria-activedescendant', this.active.id);
    else this.field.removeAttribute('aria-activedescendant');
  }
}
