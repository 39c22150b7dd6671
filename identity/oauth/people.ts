import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Identity } from '../identity.ts'
import type { User } from '../state.ts'
import { federatedUser } from '../users.ts'
import { type AuthorizeRequest, PROVIDERS } from './request.ts'

/** One of the listed people, or somebody new, as whom anyone may come: it is a stand-in. */
const Choice = z.union([
  z.object({ person: z.string() }),
  z.object({
    provider: z.enum(PROVIDERS),
    email: z.email().max(254),
    name: z.string().trim().min(1).max(100),
    /** That the provider has not confirmed the address. */
    unverified: z.literal('1').optional(),
  }),
])

/** Finds or makes the chosen person. Only who belongs to the provider that was asked for will do. */
export const choosePerson = (
  { state, now }: Identity,
  request: AuthorizeRequest,
  given: unknown,
): { user: User } | { problem: string } => {
  const choice = Choice.safeParse(given)
  if (!choice.success) return { problem: '名前とメールアドレスを入力してください。' }
  const isAsked = (provider: string) => !request.identity_provider || request.identity_provider === provider
  if ('person' in choice.data) {
    const user = state.users[choice.data.person]
    return user?.identity && isAsked(user.identity.provider)
      ? { user }
      : { problem: 'この人はいません。前のページから選び直してください。' }
  }
  const { provider, email, name, unverified } = choice.data
  if (!isAsked(provider)) return { problem: '別のサービスの人は選べません。' }
  const userId = BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)}`)
  const user = federatedUser(
    provider,
    String(userId),
    { email, name, ...(unverified && { isVerified: false }) },
    now(),
  )
  state.users[user.sub] ??= user
  return { user: state.users[user.sub] ?? user }
}
