import { useEffect, useState } from 'react';
import { type ApiClient, apiClient } from '@/client/api/client';
import { type Target, targetKey } from '@/client/api/target';
import { type Loop, openLoop } from '@/client/form-demo/loop';
import { readStoredForm } from '@/client/form-demo/stored-form';
import { useStore } from '@/components/api/use-store';

/** The loop at the chosen target; another target has a loop of its own. */
export function useLoop(definition: string): { client: ApiClient; loop: Loop; target: Target } {
  const client = apiClient();
  const target = useStore(client.target);
  const key = `${definition} ${targetKey(target)}`;
  const [opened, setOpened] = useState(() => ({ key, loop: openLoop(client) }));

  useEffect(() => client.hold(), [client]);
  useEffect(() => {
    if (opened.key !== key) setOpened({ key, loop: openLoop(client) });
  }, [client, key, opened]);
  useEffect(() => {
    const { loop } = opened;
    const retry = () => loop.queue.retry();
    const end = client.onDataLost(() => client.target.get().kind === 'sandbox' && loop.forget());
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      end();
      loop.close();
    };
  }, [client, opened]);

  return { client, loop: opened.loop, target };
}

/** What was kept of this definition at a target. */
export function storedFormOf(definition: string, target: Target) {
  const storedForm = readStoredForm();
  return storedForm?.definition === definition && storedForm.target === targetKey(target)
    ? storedForm
    : undefined;
}
