import { z } from 'zod'
import { CLIENT_ID } from '../settings.ts'
import type { Provider } from '../state.ts'
import { API_SCOPE } from '../tokens.ts'
import { isAllowedRedirect } from './redirects.ts'

export const PROVIDERS = ['Google', 'Facebook', 'LINE'] as const satisfies Provider[]
const SCOPES = ['openid', 'email', 'profile', 'phone', API_SCOPE]

/** The parameters of `/oauth2/authorize`, which the consent page submits again with the choice. */
const AuthorizeRequest = z.object({
  response_type: z.literal('code'),
  client_id: z.literal(CLIENT_ID),
  redirect_uri: z.string(),
  scope: z.string().default('openid'),
  state: z.string().max(2048).default(''),
  nonce: z.string().max(2048).default(''),
  identity_provider: z.enum(PROVIDERS).optional(),
  // PKCE is required of this public client: otherwise anyone who sees a code could redeem it.
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
})
export type AuthorizeRequest = z.infer<typeof AuthorizeRequest>

type ReadRequest =
  | { request: AuthorizeRequest }
  /** Shown to the person, as an invalid redirect address must not be followed. */
  | { problem: string }
  /** Sent to the site as an error code of OAuth 2.0 §4.1.2.1. */
  | { error: string; description: string; to: string; state: string }

const ERRORS: Record<string, string> = {
  response_type: 'unsupported_response_type',
  scope: 'invalid_scope',
}

export const readRequest = (given: Record<string, unknown>): ReadRequest => {
  if (given.client_id !== CLIENT_ID) return { problem: 'このクライアントは登録されていません（client_id）。' }
  const to = typeof given.redirect_uri === 'string' ? given.redirect_uri : undefined
  if (!isAllowedRedirect(to, 'signIn'))
    return { problem: '戻り先のアドレスが登録されていません（redirect_uri）。' }
  const state = typeof given.state === 'string' ? given.state : ''
  const parsed = AuthorizeRequest.safeParse(given)
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0])
    return { error: ERRORS[field] ?? 'invalid_request', description: `Invalid ${field}`, to, state }
  }
  const scopes = parsed.data.scope.split(/\s+/)
  if (!scopes.includes('openid') || scopes.some((scope) => !SCOPES.includes(scope)))
    return { error: 'invalid_scope', description: 'Invalid scope', to, state }
  return { request: parsed.data }
}
