import 'client-only';
import { element } from '@/shared/browser/element';
import { layout } from '@/theme.config';

interface Problem {
  file: string;
  line: number;
  problem: string;
  fix: string;
}

const MAX_LISTED = 6;

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
  const title = `The build will reject ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}`;
  const items = sorted
    .slice(0, MAX_LISTED)
    .map(({ file, line, problem, fix }) =>
      element('li', {}, `${file}:${line}: ${problem}. To fix it, ${fix}.`),
    );
  const box = element(
    'aside',
    { id: 'content-problems', class: 'toast box floating', role: 'status' },
    element('strong', {}, title),
    element('ul', {}, ...items),
  );
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
