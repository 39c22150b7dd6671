import { z } from 'zod'

const Seconds = z.int().nonnegative()
/** Looks like a UUID, but Cognito sets its version and variant bits arbitrarily. */
const Subject = z.guid()
/** The scope of every session, whichever way it was signed in (`SCOPES` of oauth-start.ts; the pool's own API). */
const API_SCOPE = 'aws.amazon.cognito.signin.user.admin'
const Scope = z.string().refine((scope) => scope.split(' ').includes(API_SCOPE))
/**
 * The sign-in that a token was renewed from; present where the pool revokes tokens. Without it no session can be ended.
 */
const Origin = z.string().min(1).max(100)

/**
 * The claims of a Cognito access token that we read; others are dropped.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-access-token.html
 */
export const AccessClaims = z.object({
  sub: Subject,
  token_use: z.literal('access'),
  client_id: z.string(),
  scope: Scope,
  username: z.string().min(1),
  iat: Seconds,
  exp: Seconds,
  auth_time: Seconds.optional(),
  origin_jti: Origin,
})
export type AccessClaims = z.infer<typeof AccessClaims>

/** Cognito writes booleans of other providers as text. */
const Flag = z.union([z.boolean(), z.literal(['true', 'false']).transform((text) => text === 'true')])

/**
 * The claims of a Cognito ID token that we read. `identities` is present for members of another provider.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-id-token.html
 */
export const IdClaims = z.object({
  sub: Subject,
  token_use: z.literal('id'),
  aud: z.string(),
  'cognito:username': z.string().min(1),
  iat: Seconds,
  exp: Seconds,
  auth_time: Seconds.optional(),
  origin_jti: Origin,
  nonce: z.string().optional(),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: Flag.optional(),
  identities: z.array(z.object({ providerName: z.string(), userId: z.string() })).optional(),
})
export type IdClaims = z.infer<typeof IdClaims>
