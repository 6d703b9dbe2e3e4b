import 'client-only';
import { FRESH_SERVER } from '@/features/try/request/plan';
import { ApiError, type SendRequest } from './requests';

/** Opens a function that sends as administrator, and signs in when needed. */
export function openAdministrator(send: SendRequest, restore: () => Promise<void>) {
  let token: string | undefined;

  async function signIn(): Promise<string> {
    const login = () => send<{ accessToken: string }>('login', {}, FRESH_SERVER);
    const session = await login().catch(async (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      await restore();
      return login();
    });
    token = session.accessToken;
    return token;
  }

  return async <Body>(operationId: string, parameters: Record<string, string>, content?: object) => {
    try {
      return await send<Body>(operationId, parameters, content, token ?? (await signIn()));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      return send<Body>(operationId, parameters, content, await signIn());
    }
  };
}
