import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Identity } from '../identity.ts'
import type { User } from '../state.ts'
import { federatedUser } from '../users.ts'
import { type AuthorizeRequest, PROVIDERS } from './request.ts'

/** A sample person, or a new one with any name and address. */
const Choice = z.union([
  z.object({ person: z.string() }),
  z.object({
    provider: z.enum(PROVIDERS),
    email: z.email().max(254),
    name: z.string().trim().min(1).max(100),
    /** The provider has not confirmed the address. */
    unverified: z.literal('1').optional(),
  }),
])

/** Finds or creates the chosen person, who must belong to the requested provider. */
export const choosePerson = (
  { state, now }: Identity,
  request: AuthorizeRequest,
  given: unknown,
): { user: User } | { problem: string } => {
  const choice = Choice.safeParse(given)
  if (!choice.success) return { problem: '名前とメールアドレスを入力してください。' }
  const isAllowed = (provider: string) => !request.identity_provider || request.identity_provider === provider
  if ('person' in choice.data) {
    const user = state.users[choice.data.person]
    return user?.identity && isAllowed(user.identity.provider)
      ? { user }
      : { problem: 'この人はいません。前のページから選び直してください。' }
  }
  const { provider, email, name, unverified } = choice.data
  if (!isAllowed(provider)) return { problem: '別のサービスの人は選べません。' }
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
