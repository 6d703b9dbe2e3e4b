import { useRef, useState, useSyncExternalStore } from 'react';
import { Failure } from '@/components/api-client/failure';
import { saveFile } from '@/lib/browser/save-file';
import {
  exportSandbox,
  exportSetAside,
  importSandbox,
  resetSandbox,
  type SandboxStatus,
  sandboxStatus,
  subscribeSandbox,
} from '@/sandbox/browser/client';
import { ConfirmDialog } from './confirm-dialog';

function sentence(status: SandboxStatus): string {
  switch (status.state) {
    case 'idle':
      return 'Starts with the first request; its data then stay in this browser.';
    case 'starting':
      return 'Starting …';
    case 'ready':
      return 'Running. Its data are kept in this browser and shared by all tabs.';
    case 'memory-only':
      return `Running, but its data live in this page only: ${status.reason}`;
    case 'failed':
      return status.sentence;
  }
}

/** Id of the row, for those who lead to it. */
export const SANDBOX_ROW = 'console-sandbox';

/** State of the sandbox, and what can be done with its data. */
export function SandboxRow() {
  const status = useSyncExternalStore(subscribeSandbox, sandboxStatus, sandboxStatus);
  const [message, setMessage] = useState('');
  const [error, setError] = useState<unknown>(null);
  const picker = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLDialogElement>(null);
  const replacement = useRef<HTMLDialogElement>(null);
  const [file, setFile] = useState<File>();
  const notice = status.state === 'ready' || status.state === 'memory-only' ? status.notice : undefined;

  const attempt = async (action: () => Promise<void>, done: string) => {
    setError(null);
    setMessage('');
    try {
      await action();
      setMessage(done);
    } catch (cause) {
      setError(cause);
    }
  };
  const save = async () => saveFile(await exportSandbox(), 'endatix-sandbox.sqlite');

  return (
    <div className="console-row" id={SANDBOX_ROW}>
      <h2>Sandbox</h2>
      <p className={status.state === 'failed' ? 'console-bad' : undefined} role="status">
        {sentence(status)}
      </p>
      {notice && (
        <p className="console-hint" role="status">
          {notice.sentence}{' '}
          {notice.hasCopy && (
            <button
              type="button"
              className="console-button"
              onClick={() =>
                void attempt(
                  async () => saveFile(await exportSetAside(), 'endatix-sandbox-former.sqlite'),
                  'The former data were saved.',
                )
              }
            >
              Save the former data
            </button>
          )}
        </p>
      )}
      <div className="console-inline">
        <button type="button" className="console-button" onClick={() => confirmation.current?.showModal()}>
          Reset …
        </button>
        <button
          type="button"
          className="console-button"
          onClick={() => void attempt(save, 'The data were saved as a file.')}
        >
          Export
        </button>
        <button type="button" className="console-button" onClick={() => picker.current?.click()}>
          Import …
        </button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="File with data of the sandbox"
          accept=".sqlite,.db,application/vnd.sqlite3"
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            target.value = '';
            if (!chosen) return;
            setFile(chosen);
            replacement.current?.showModal();
          }}
        />
      </div>
      {message && (
        <p className="console-hint" role="status">
          {message}
        </p>
      )}
      <Failure error={error} />
      <ConfirmDialog
        dialog={replacement}
        title="Replace the data of the sandbox?"
        confirm="Replace them"
        onConfirm={() =>
          file && void attempt(() => importSandbox(file), `The data now are those of ${file.name}.`)
        }
      >
        All forms, templates and submissions in this browser are deleted, in every tab, and those of{' '}
        <strong>{file?.name}</strong> take their place. Export them first if you need them.
      </ConfirmDialog>
      <ConfirmDialog
        dialog={confirmation}
        title="Reset the sandbox?"
        confirm="Delete and start anew"
        onConfirm={() => void attempt(resetSandbox, 'The sandbox has its demo data again.')}
      >
        All forms, templates and submissions in this browser are deleted, in every tab, and the demo data come
        back. Export them first if you need them.
      </ConfirmDialog>
    </div>
  );
}
