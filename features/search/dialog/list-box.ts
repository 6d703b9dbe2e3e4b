import 'client-only';
import { LIST } from './field';

/** The options below the field, one of which is active: the field names it to screen readers, and Enter chooses it. */
export class ListBox {
  private options: HTMLElement[] = [];
  private place = -1;

  constructor(
    private readonly list: HTMLElement,
    private readonly field: HTMLInputElement,
  ) {}

  get active(): HTMLElement | undefined {
    return this.options[this.place];
  }

  /** Shows other options, alone or in groups, with the option at a place active; -1 for none. */
  show(entries: readonly HTMLElement[], place: number): void {
    this.list.replaceChildren(...entries);
    this.options = [...this.list.querySelectorAll<HTMLElement>('[role="option"]')];
    for (const [index, option] of this.options.entries()) {
      option.id = `${LIST}-${index}`;
      option.ariaSelected = 'false';
      option.addEventListener('mousemove', () => index !== this.place && this.activate(index));
    }
    this.field.setAttribute('aria-expanded', String(this.options.length > 0));
    this.activate(place);
  }

  /** Goes one option on or back, round from the last to the first. Returns whether there is one. */
  step(by: number): boolean {
    const { length } = this.options;
    if (length === 0) return false;
    this.activate((Math.max(this.place, by < 0 ? 0 : -1) + by + length) % length);
    this.active?.scrollIntoView({ block: 'nearest' });
    return true;
  }

  private activate(place: number): void {
    this.active?.setAttribute('aria-selected', 'false');
    this.place = place;
    this.active?.setAttribute('aria-selected', 'true');
    if (this.active) this.field.setAttribute('aria-activedescendant', this.active.id);
    else this.field.removeAttribute('aria-activedescendant');
  }
}
