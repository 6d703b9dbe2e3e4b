import { useCallback, useEffect, useState } from 'react';
import type { Submission, SubmissionRow } from '@/client/form-demo/calls';
import { ApiError } from '@/client/form-demo/error-response';
import type { Loop } from '@/client/form-demo/loop';
import { Button } from '@/components/api/button';
import { useStore } from '@/components/api/use-store';
import { prettyJson } from '@/lib/api/json';
import type { LiveFormTexts } from '@/lib/i18n/en/live-form';
import { format } from '@/lib/i18n/format';
import { scrollable } from '@/lib/markup/scrollable';
import { Problem } from '../problem';

interface Props {
  loop: Loop;
  texts: LiveFormTexts;
  /** Whether the reader looks at this pane. */
  isShown: boolean;
  onSignIn: () => void;
}

/** The statuses that a review knows. */
const statuses = ['new', 'read', 'approved', 'declined'] as const;
const filters = { listAll: '', listComplete: 'isComplete:true', listPartial: 'isComplete:false' } as const;

/** The administrator's side: list, filter, one answer, review status. */
export function SubmissionsPane({ loop, texts, isShown, onSignIn }: Props) {
  const { formId } = useStore(loop.state);
  const [filter, setFilter] = useState<string>('');
  const [rows, setRows] = useState<SubmissionRow[]>();
  const [shown, setShown] = useState<Submission>();
  const [problem, setProblem] = useState<unknown>();
  const [said, setSaid] = useState('');

  const attempt = useCallback(
    async (action: () => Promise<void>) => {
      setProblem(undefined);
      setSaid('');
      try {
        await loop.asAdministrator(action);
      } catch (error) {
        setProblem(error);
      }
    },
    [loop],
  );
  const load = useCallback(
    () =>
      attempt(async () => {
        if (formId) setRows(await loop.calls.list(formId, filter));
      }),
    [attempt, loop, formId, filter],
  );
  useEffect(() => {
    if (isShown) void load();
  }, [isShown, load]);

  if (!formId) return <p role="status">{said || texts.listNone}</p>;
  const changeStatus = (id: string, status: string) =>
    attempt(async () => {
      await loop.calls.setStatus(formId, id, status);
      setRows(await loop.calls.list(formId, filter));
      setSaid(format(texts.listChanged, { id, status }));
    });
  const remove = () =>
    attempt(async () => {
      await loop.calls.deleteForm(formId);
      setRows(undefined);
      setShown(undefined);
      setSaid(texts.deleted);
    });
  return (
    <>
      <p className="row">
        <label>
          {texts.listFilter}{' '}
          <select
            className="lf-select control"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          >
            {Object.entries(filters).map(([name, value]) => (
              <option key={name} value={value}>
                {texts[name as keyof typeof filters]}
              </option>
            ))}
          </select>
        </label>
        <Button onClick={() => void load()}>{texts.listRefresh}</Button>
      </p>
      <p role="status" className="lf-said">
        {said}
      </p>
      <Problem error={problem} texts={texts} />
      {problem instanceof ApiError && problem.kind === 'not-signed-in' && (
        <Button onClick={onSignIn}>{texts.signIn}</Button>
      )}
      {rows && (
        <div className="lf-table" role="region" aria-label={texts.listCaption} {...scrollable}>
          <table>
            <caption className="hint">{texts.listCaption}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.listId}</th>
                <th scope="col">{texts.listState}</th>
                <th scope="col">{texts.listStatus}</th>
                <th scope="col">{texts.listAnswers}</th>
              </tr>
            </thead>
            <tbody>
              {rows.length === 0 && (
                <tr>
                  <td colSpan={4}>{texts.listEmpty}</td>
                </tr>
              )}
              {rows.map(({ id, isComplete, status }) => (
                <tr key={id}>
                  <th scope="row">
                    <code title={id}>…{id.slice(-6)}</code>
                  </th>
                  <td>{isComplete ? texts.listIsComplete : texts.listIsPartial}</td>
                  <td>
                    <select
                      className="lf-select control"
                      aria-label={format(texts.listStatusOf, { id })}
                      value={status}
                      onChange={({ target }) => void changeStatus(id, target.value)}
                    >
                      {[...new Set([...statuses, status])].map((name) => (
                        <option key={name}>{name}</option>
                      ))}
                    </select>
                  </td>
                  <td>
                    <Button
                      aria-label={`${texts.listShow}: ${format(texts.listAnswersOf, { id })}`}
                      onClick={() => void attempt(async () => setShown(await loop.calls.read(formId, id)))}
                    >
                      {texts.listShow}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {shown && (
        <div className="lf-answer">
          <p>{format(texts.listAnswersOf, { id: shown.id })}</p>
          <pre {...scrollable}>
            <code>{prettyJson(shown.jsonData)}</code>
          </pre>
        </div>
      )}
      <p className="row lf-delete">
        <Button className="console-danger" onClick={() => void remove()}>
          {texts.deleteForm}
        </Button>
        <span className="hint">{texts.deleteMeans}</span>
      </p>
    </>
  );
}
