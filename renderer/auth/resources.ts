import type { PublicAuthConfig } from '#domain/auth/config.ts'

/** The pool as the account library wants it described. It knows nothing of OAuth, which is the Worker's. */
export const resourcesOf = (auth: PublicAuthConfig) => ({
  Auth: {
    Cognito: {
      userPoolId: auth.userPoolId,
      userPoolClientId: auth.userPoolClientId,
      identityPoolId: auth.identityPoolId,
      ...(auth.userPoolEndpoint && { userPoolEndpoint: auth.userPoolEndpoint }),
      ...(auth.identityPoolEndpoint && { identityPoolEndpoint: auth.identityPoolEndpoint }),
    },
  },
})
