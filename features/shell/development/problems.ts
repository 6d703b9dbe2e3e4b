import 'client-only';
import { layout } from '@/theme.config';

interface Problem {
  file: string;
  line: number;
  problem: string;
  fix: string;
}

const MAX_LISTED = 6;

const STYLE =
  'position:fixed;inset:auto 1rem 1rem;z-index:99;max-height:40vh;overflow:auto;padding:.75rem 1rem;border:2px solid var(--danger);border-radius:var(--radius);background:var(--bg);color:var(--text);font-size:.875rem';

/** Returns whether the edit link of the page ends with the path of a file. */
function isShown(file: string): boolean {
  const edit = document.querySelector<HTMLAnchorElement>(`a[href^="${layout.docsRepositoryBase}/"]`);
  return edit?.href.endsWith(`/${file}`) ?? false;
}

/** Renders the problems, those of the current page first, or removes the list. */
function render(problems: readonly Problem[]): void {
  document.querySelector('#content-problems')?.remove();
  if (problems.length === 0) return;
  const isHere = ({ file }: Problem) => isShown(file);
  const sorted = [...problems.filter(isHere), ...problems.filter((problem) => !isHere(problem))];
  const box = document.createElement('aside');
  box.id = 'content-problems';
  box.setAttribute('role', 'status');
  box.style.cssText = STYLE;
  const title = document.createElement('strong');
  title.textContent = `The build will reject ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}`;
  const list = document.createElement('ul');
  for (const { file, line, problem, fix } of sorted.slice(0, MAX_LISTED)) {
    const item = document.createElement('li');
    item.textContent = `${file}:${line}: ${problem}. To fix it, ${fix}.`;
    list.append(item);
  }
  box.append(title, list);
  document.body.append(box);
}

/**
 * Shows what the build would reject in development.
 * @param address source of the server-sent events
 * @param refresh renders the page again, after a change of its file
 * @returns function that closes the connection; browsers allow six connections per host for all tabs
 */
export function showProblems(address: string, refresh: () => void): () => void {
  const events = new EventSource(address);
  events.addEventListener('message', ({ data }: MessageEvent<string>) => render(JSON.parse(data)));
  events.addEventListener('change', ({ data }: MessageEvent<string>) => {
    if (isShown(data)) refresh();
  });
  return () => events.close();
}
