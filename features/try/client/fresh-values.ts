import 'client-only';
import { getOperation } from '@/shared/contract/operations';
import { freshVariables, textAt, variablesByOperation } from '@/shared/contract/variables';
import { exchange } from '@/shared/http/exchange';
import { readExact } from '@/shared/http/json';
import { encodeText } from '@/shared/http/path-template';
import { isFaithful } from '@/shared/http/read-body';
import type { Send } from '@/shared/http/send';
import { fillText, placeholdersIn, type Variables } from '../samples/placeholders';

interface Server {
  send: Send;
  /** Prefix of every path. */
  origin: string;
  accessToken?: string | undefined;
}

/**
 * Reads what a write sends back unchanged, right before it is sent: somebody else may have changed it since.
 * Returns no value where the server's text can't be sent back as it is. Rejects as `send` does.
 * @param body the prepared body with its placeholders
 * @param path values of the path parameters
 */
export async function readFreshValues(body: string, path: Variables, server: Server): Promise<Variables> {
  const found: Record<string, string> = {};
  for (const [name, id] of Object.entries(freshVariables)) {
    if (!placeholdersIn(body).includes(name)) continue;
    const { method, path: template } = getOperation(id);
    const address = template.replaceAll('{', '{{').replaceAll('}', '}}');
    const { status, body: received } = await exchange(server.send, {
      method: method.toUpperCase(),
      url: server.origin + fillText(address, path, encodeText),
      headers: { ...(server.accessToken && { Authorization: `Bearer ${server.accessToken}` }) },
    });
    const read =
      status === 200 &&
      isFaithful(received) &&
      textAt(readExact(received.text ?? ''), variablesByOperation[id]?.[name] ?? '');
    if (typeof read === 'string') found[name] = read;
  }
  return found;
}
