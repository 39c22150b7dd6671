import { z } from 'zod'

/** Endpoint of an AWS JSON service. Amplify and the AWS SDK require the trailing slash. */
const Endpoint = z.url({ protocol: /^https?$/ }).endsWith('/')
const Origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, { abort: true })
const Issuer = z.url({ protocol: /^https?$/ }).refine((text) => !text.endsWith('/'))

/** The user pool and identity pool (Amazon Cognito, or the local stand-in). */
export const AuthConfig = z.object({
  region: z.string().min(1),
  userPoolId: z.string().min(1),
  userPoolClientId: z.string().min(1),
  identityPoolId: z.string().min(1),
  userPoolEndpoint: Endpoint,
  identityPoolEndpoint: Endpoint,
  /** `iss` of every token; the keys are at `{issuer}/.well-known/jwks.json`. */
  issuer: Issuer,
  /** Origin of `/oauth2/authorize`, `/oauth2/token` and `/logout`. */
  oauthOrigin: Origin,
  oauthResponseType: z.literal('code'),
  /** Where providers redirect to after sign-in and sign-out. */
  siteOrigin: Origin,
})
export type AuthConfig = z.infer<typeof AuthConfig>

/** Amplify's client configuration for this site; an empty string means not set. */
export type PublicAuthConfig = Pick<
  AuthConfig,
  | 'region'
  | 'userPoolId'
  | 'userPoolClientId'
  | 'identityPoolId'
  | 'userPoolEndpoint'
  | 'identityPoolEndpoint'
>
