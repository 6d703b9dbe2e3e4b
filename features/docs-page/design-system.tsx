import type { ReactNode } from 'react';
import { NavTree } from '@/features/layout/nav-tree';

const href = '/docs/vocabulary';

/** Entries in every form of a sidebar. */
const entries = [
  { title: 'A page', href: `${href}/a` },
  { title: 'The page on screen', href },
  { title: 'A page in English only', href: `${href}/b`, lang: 'en' },
  {
    title: 'A folder with a page',
    href: `${href}/c`,
    folder: 'c',
    isOpen: true,
    children: [{ title: 'A page in it', href: `${href}/c/d` }],
  },
  {
    title: 'Operations',
    isOpen: true,
    children: ['get', 'post', 'put', 'patch', 'delete'].map((method) => ({
      title: 'An operation',
      href: `${href}/${method}`,
      method,
    })),
  },
  { title: 'A folded group', children: [] },
];

function Specimens({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="specimens">
      <p>
        <strong>{name}</strong>
      </p>
      {children}
    </div>
  );
}

/** Renders the parts of the interface that pages do not write, in each state, for the page of components. */
export function DesignSystem() {
  return (
    <>
      <Specimens name="Buttons: default, primary, small, in a panel, under way">
        <p>
          <a className="button" href={href}>
            Default
          </a>{' '}
          <a className="button button-primary" href={href}>
            Primary
          </a>{' '}
          <button type="button" className="code-copy">
            Copy
          </button>{' '}
          <button type="button" className="code-copy code-wrap" aria-pressed>
            Wrap lines
          </button>{' '}
          <button type="button" className="ax-run">
            Run
          </button>{' '}
          <button type="button" className="button" aria-busy>
            Under way
          </button>
        </p>
      </Specimens>
      <Specimens name="Fields">
        <p className="ax-tools">
          <select aria-label="Language of the sample" defaultValue="cURL">
            <option>cURL</option>
          </select>
          <label className="ax-steps line">
            <input type="checkbox" defaultChecked /> with sign-in and setup
          </label>
        </p>
      </Specimens>
      <Specimens name="Notices: language, old version, draft">
        <p className="callout callout-note notice">This page isn’t translated yet.</p>
        <p className="callout callout-warning notice notice-old">
          You are reading the documentation of version 0.1.0.
        </p>
        <p className="callout callout-warning notice notice-draft">Draft: this page is not published.</p>
      </Specimens>
      <Specimens name="Sidebar of documentation, operations and console">
        <nav aria-label="Sample of a sidebar">
          <NavTree entries={entries} path={href} below={{ text: 'Pages in', lang: 'en' }} />
        </nav>
      </Specimens>
    </>
  );
}
