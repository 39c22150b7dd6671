import type { PublicAuthConfig } from '#domain/auth/config.ts'

/** The configuration of the user pool for the account library, without OAuth, which the Worker handles. */
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
