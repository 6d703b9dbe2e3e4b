import { useRef, useState, useSyncExternalStore } from 'react';
import {
  exportBackup,
  exportSandbox,
  importSandbox,
  resetSandbox,
  sandboxStatus,
  subscribeSandbox,
} from '@/packages/reference-api/browser/client';
import { saveFile } from '@/shared/browser/save-file';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import { Button } from '../response/button';
import { Failure } from '../response/failure';

/** Resets, exports and imports the data of the sandbox. */
export function SandboxData() {
  const status = useSyncExternalStore(subscribeSandbox, sandboxStatus);
  const [message, setMessage] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [file, setFile] = useState<File>();
  const confirmation = useRef<HTMLDialogElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const attempt = (done: string, action: () => Promise<void>) => {
    setError(null);
    setMessage('');
    confirmation.current?.close();
    action().then(() => setMessage(done), setError);
  };
  const save = (done: string, read: () => Promise<Blob>, name: string) =>
    attempt(done, async () => saveFile(await read(), name));
  const ask = (chosen?: File) => {
    setFile(chosen);
    confirmation.current?.showModal();
  };
  const aside = status.state === 'ready' || status.state === 'memory-only' ? status.notice : undefined;
  return (
    <section className="wrapper sandbox-data" aria-labelledby="sandbox-data">
      <h2 id="sandbox-data">{texts.sandboxData}</h2>
      <p>{texts.sandboxDataMeans}</p>
      {aside && (
        <p>
          {aside.sentence}{' '}
          {aside.hasCopy && (
            <Button onClick={() => save(texts.exported, exportBackup, 'endatix-sandbox-former.sqlite')}>
              {texts.savePrevious}
            </Button>
          )}
        </p>
      )}
      <div className="row">
        <Button onClick={() => ask()}>{texts.reset}</Button>
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
            if (chosen) ask(chosen);
          }}
        />
      </div>
      <p role="status">{message}</p>
      <Failure error={error} />
      <dialog ref={confirmation} className="console-dialog box floating" aria-labelledby="sandbox-replace">
        <h2 id="sandbox-replace">{file ? texts.replaceTitle : texts.resetTitle}</h2>
        <p>{file ? format(texts.replaceMeans, { file: file.name }) : texts.resetMeans}</p>
        <div className="row">
          {/* First, so that the dialog opens with the focus on what does no harm. */}
          <Button onClick={() => confirmation.current?.close()}>{texts.keepData}</Button>
          <Button
            className="console-danger"
            onClick={() =>
              file
                ? attempt(format(texts.imported, { file: file.name }), () => importSandbox(file))
                : attempt(texts.hasDemo, resetSandbox)
            }
          >
            {file ? texts.replace : texts.resetDo}
          </Button>
        </div>
      </dialog>
    </section>
  );
}
