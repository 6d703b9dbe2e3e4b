import 'client-only';
import { errorMessage } from '@/shared/error-message';
import { apiClient } from '../../client/client';
import { SCHEME } from '../document';
import type { Authorizations, SwaggerPlugin, SwaggerSystem } from '../system';

type AuthActions = SwaggerSystem['authActions'];

const AUTH_ERRORS = { type: 'auth' };

/**
 * Makes Swagger UI and the account of the page agree on who is signed in. The account stores its tokens for the
 * tab at most; Swagger UI's `persistAuthorization` would store them until somebody deletes them.
 */
export const account: SwaggerPlugin = () => ({
  statePlugins: {
    auth: {
      wrapActions: {
        authorize:
          (original: AuthActions['authorize'], { errActions }) =>
          (payload: Authorizations) => {
            const { account: present } = apiClient();
            const value = payload[SCHEME]?.value ?? '';
            errActions.clear(AUTH_ERRORS);
            // Tokens of the other schemes aren't those of an account.
            if (Object.keys(payload).some((name) => name !== SCHEME)) return original(payload);
            try {
              if (value === present.get().session?.accessToken) original(payload);
              // Then follows below, without the word Bearer.
              else present.adopt(value);
            } catch (error) {
              const where = { authId: SCHEME, level: 'error', source: 'auth' };
              errActions.newAuthErr({ ...where, message: errorMessage(error) });
            }
          },
        logout: (original: AuthActions['logout']) => (names: readonly string[]) => {
          original(names);
          if (names.includes(SCHEME) && apiClient().account.get().session) apiClient().account.signOut();
        },
        // What was wrong with a token ends with the dialog. Swagger UI would show it above the operations.
        showDefinitions:
          (original: AuthActions['showDefinitions'], { errActions }) =>
          (definitions: unknown) => {
            errActions.clear(AUTH_ERRORS);
            original(definitions);
          },
      },
    },
  },
  afterLoad: (system) => {
    const { account: present, target } = apiClient();
    const follow = () => {
      const { session } = present.get();
      const known = system.authSelectors.authorized()?.getIn([SCHEME, 'value']);
      if (!session && known) system.authActions.logout([SCHEME]);
      if (!session || known === session.accessToken) return;
      const schema = { type: 'http', scheme: 'bearer' };
      system.authActions.authorize({ [SCHEME]: { name: SCHEME, schema, value: session.accessToken } });
    };
    // Tokens of the other schemes must not reach another server.
    target.subscribe(() => {
      const names = Object.keys(Object(system.authSelectors.authorized().toJS()));
      const others = names.filter((name) => name !== SCHEME);
      if (others.length > 0) system.authActions.logout(others);
    });
    present.subscribe(follow);
    follow();
  },
});
