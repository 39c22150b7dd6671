import { z } from 'zod'

/** The address of an AWS JSON service: Amplify and the AWS clients want the slash at its end. */
const Endpoint = z.url({ protocol: /^https?$/ }).endsWith('/')
const Origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, { abort: true })
const Issuer = z.url({ protocol: /^https?$/ }).refine((text) => !text.endsWith('/'))

/** The user pool and identity pool that sign members in (Amazon Cognito, or the local stand-in). */
export const AuthConfig = z.object({
  region: z.string().min(1),
  userPoolId: z.string().min(1),
  userPoolClientId: z.string().min(1),
  identityPoolId: z.string().min(1),
  userPoolEndpoint: Endpoint,
  identityPoolEndpoint: Endpoint,
  /** `iss` of every token; its keys are at `{issuer}/.well-known/jwks.json`. */
  issuer: Issuer,
  /** Where `/oauth2/authorize`, `/oauth2/token` and `/logout` are. */
  oauthOrigin: Origin,
  oauthResponseType: z.literal('code'),
  /** Where members come back to after signing in and out at a provider. */
  siteOrigin: Origin,
})
export type AuthConfig = z.infer<typeof AuthConfig>

/** What any Amplify client needs to be pointed at the site; an empty text is not set. */
export type PublicAuthConfig = Pick<
  AuthConfig,
  | 'region'
  | 'userPoolId'
  | 'userPoolClientId'
  | 'identityPoolId'
  | 'userPoolEndpoint'
  | 'identityPoolEndpoint'
>
