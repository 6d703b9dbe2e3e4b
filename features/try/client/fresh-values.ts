import 'client-only';
import { getOperation } from '@/shared/contract/operations';
import { exchange } from '@/shared/http/exchange';
import { readProperties } from '@/shared/http/json';
import { encodeText, fillTemplate } from '@/shared/http/path-template';
import { isFaithful } from '@/shared/http/read-body';
import type { Send } from '@/shared/http/send';
import { placeholdersIn, type Variables } from '../samples/placeholders';

interface Server {
  send: Send;
  /** Prefix of every path. */
  origin: string;
  accessToken?: string | undefined;
}

/**
 * Reads the definition that a write sends back unchanged, right before it is sent: somebody else may have changed
 * it since. Returns no value where the server's text can't be sent back as it is. Rejects as `send` does.
 * @param body the prepared body with its placeholders
 * @param path values of the path parameters
 */
export async function readFreshValues(body: string, path: Variables, server: Server): Promise<Variables> {
  if (!placeholdersIn(body).includes('jsonData')) return {};
  const { method, path: template } = getOperation('getActiveFormDefinition');
  const { status, body: received } = await exchange(server.send, {
    method: method.toUpperCase(),
    url: server.origin + fillTemplate(template, (name) => encodeText(path[name] ?? '')),
    headers: { ...(server.accessToken && { Authorization: `Bearer ${server.accessToken}` }) },
  });
  if (status !== 200 || !isFaithful(received)) return {};
  const { jsonData } = readProperties(received.text ?? '');
  return typeof jsonData === 'string' ? { jsonData } : {};
}
