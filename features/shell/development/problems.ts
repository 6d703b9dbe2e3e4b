import 'client-only';
import { layout } from '@/theme.config';

/** A problem in the content, as the development server reports it. */
interface Problem {
  file: string;
  line: number;
  problem: string;
  fix: string;
}

/** Most problems that are listed; the terminal shows all. */
const LIMIT = 6;

const STYLE =
  'position:fixed;inset:auto 1rem 1rem;z-index:99;max-height:40vh;overflow:auto;padding:.75rem 1rem;border:2px solid var(--danger);border-radius:var(--radius);background:var(--bg);color:var(--text);font-size:.875rem';

/** Whether a file is that of the shown page, whose link to edit it ends with its path. */
function isShown(file: string): boolean {
  const edit = document.querySelector<HTMLAnchorElement>(`a[href^="${layout.docsRepositoryBase}/"]`);
  return edit?.href.endsWith(`/${file}`) ?? false;
}

/** Draws the problems, those of the shown page first; removes them when there are none. */
function draw(problems: readonly Problem[]): void {
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
  for (const { file, line, problem, fix } of sorted.slice(0, LIMIT)) {
    const item = document.createElement('li');
    item.textContent = `${file}:${line}: ${problem}. To fix it, ${fix}.`;
    list.append(item);
  }
  box.append(title, list);
  document.body.append(box);
}

/**
 * Shows on each page, in development only, what the build would reject, and loads the page again after a change of it.
 * @param address where the problems come from, as server-sent events
 * @returns stops it; a browser keeps six connections to a host, for all its tabs
 */
export function showProblems(address: string): () => void {
  const events = new EventSource(address);
  events.addEventListener('message', ({ data }: MessageEvent<string>) => draw(JSON.parse(data)));
  events.addEventListener('change', ({ data }: MessageEvent<string>) => {
    if (isShown(data)) window.location.reload();
  });
  return () => events.close();
}
