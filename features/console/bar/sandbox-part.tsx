import { type ReactNode, type RefObject, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/features/try/response/button';
import { Failure } from '@/features/try/response/failure';
import { Rich } from '@/features/try/response/rich';
import {
  exportBackup,
  exportSandbox,
  importSandbox,
  resetSandbox,
  type SandboxStatus,
  sandboxStatus,
  subscribeSandbox,
} from '@/packages/reference-api/browser/client';
import { saveFile } from '@/shared/browser/save-file';
import { consoleBar } from '@/shared/i18n/en/console-bar';
import { consoleParts as texts } from '@/shared/i18n/en/console-parts';
import { format } from '@/shared/i18n/format';
import { sandboxFault } from '../notice';

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  children: ReactNode;
  confirm: string;
  onConfirm: () => void;
}

function ConfirmDialog({ dialog, title, children, confirm, onConfirm }: Props) {
  const id = useId();
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="console-dialog box floating" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{children}</p>
      <div className="row">
        {/* First, so that the dialog opens with the focus on what does no harm. */}
        <Button onClick={close}>{texts.keepData}</Button>
        <Button
          className="console-danger"
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}

const sentences: Partial<Record<SandboxStatus['state'], string>> = {
  idle: texts.sandboxIdle,
  starting: texts.sandboxStarting,
  ready: texts.sandboxReady,
};

export function SandboxPart() {
  const status = useSyncExternalStore(subscribeSandbox, sandboxStatus, sandboxStatus);
  const [message, setMessage] = useState('');
  const [error, setError] = useState<unknown>(null);
  const picker = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLDialogElement>(null);
  const replacement = useRef<HTMLDialogElement>(null);
  const [file, setFile] = useState<File>();
  const notice = status.state === 'ready' || status.state === 'memory-only' ? status.notice : undefined;

  const attempt = async (done: string, action: () => Promise<void>) => {
    setError(null);
    setMessage('');
    try {
      await action();
      setMessage(done);
    } catch (cause) {
      setError(cause);
    }
  };
  const save = (done: string, read: () => Promise<Blob>, name: string) =>
    void attempt(done, async () => saveFile(await read(), name));

  return (
    <section className="console-part">
      <h2>{consoleBar.sandbox}</h2>
      <p className={status.state === 'failed' ? 'console-bad' : undefined} role="status">
        {sandboxFault(status) ?? sentences[status.state]}
      </p>
      {notice && (
        <p className="hint" role="status">
          {notice.sentence}{' '}
          {notice.hasCopy && (
            <Button onClick={() => save(texts.previousSaved, exportBackup, 'endatix-sandbox-former.sqlite')}>
              {texts.savePrevious}
            </Button>
          )}
        </p>
      )}
      <div className="row">
        <Button onClick={() => confirmation.current?.showModal()}>{texts.reset}</Button>
        <Button onClick={() => save(texts.exported, exportSandbox, 'endatix-sandbox.sqlite')}>
          {texts.export}
        </Button>
        <Button onClick={() => picker.current?.click()}>{texts.import}</Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={texts.dataFile}
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
        <p className="hint" role="status">
          {message}
        </p>
      )}
      <Failure error={error} />
      <ConfirmDialog
        dialog={replacement}
        title={texts.replaceTitle}
        confirm={texts.replace}
        onConfirm={() =>
          file && void attempt(format(texts.imported, { file: file.name }), () => importSandbox(file))
        }
      >
        <Rich text={texts.replaceMeans} values={{ file: <strong>{file?.name}</strong> }} />
      </ConfirmDialog>
      <ConfirmDialog
        dialog={confirmation}
        title={texts.resetTitle}
        confirm={texts.resetDo}
        onConfirm={() => void attempt(texts.hasDemo, resetSandbox)}
      >
        {texts.resetMeans}
      </ConfirmDialog>
    </section>
  );
}
