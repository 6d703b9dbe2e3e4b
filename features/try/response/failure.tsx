import { linkInLanguage } from '@/shared/addresses';
import { errorMessage } from '@/shared/error-message';
import { problemLocale, translateProblem } from '@/shared/i18n/problems';
import { siteHref } from '@/shared/paths';
import { type Explanation, NoResponseError } from '../client/explanations';
import { Rich } from './rich';

/** Shows a sentence in the language of the page, or in English without a translation. */
export function Sentence({ text }: { text: string }) {
  return translateProblem(text) ?? <span lang="en">{text}</span>;
}

function PageLink({ label, href }: NonNullable<Explanation['link']>) {
  const own = translateProblem(label);
  const lang = own === undefined ? 'en' : undefined;
  return (
    <a href={siteHref(linkInLanguage(href, problemLocale()))} lang={lang} hrefLang={lang}>
      {own ?? label}
    </a>
  );
}

/** Shows why a server gave no response. */
export function Explained({ explanation: { cause, fix, link } }: { explanation: Explanation }) {
  const more = 'More in {page}.';
  return (
    <p className="console-bad" role="alert">
      <strong>
        <Sentence text={cause} />
      </strong>{' '}
      <Sentence text={fix} />{' '}
      {link && <Rich text={translateProblem(more) ?? more} values={{ page: <PageLink {...link} /> }} />}
    </p>
  );
}

/** Shows an error, with cause, fix and link if a server gave no response. */
export function Failure({ error }: { error: unknown }) {
  if (error === null) return null;
  if (error instanceof NoResponseError) return <Explained explanation={error.explanation} />;
  return (
    <p className="console-bad" role="alert">
      <Sentence text={errorMessage(error)} />
    </p>
  );
}
