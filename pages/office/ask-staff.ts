import { z } from 'zod'
import { Role } from '#domain/account/role.ts'
import { Colleague } from '#domain/office/colleague.ts'
import { SecondFactor } from '#domain/office/second-factor-rule.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { ask } from './ask.ts'

const StaffAnswer = z.object({
  accountId: Identifier,
  role: Role,
  /** Who one is to the others. */
  person: Colleague.nullable(),
  /** The name one gave oneself. */
  ownName: z.string().nullable(),
  secondFactor: SecondFactor,
})
export type StaffAnswer = z.infer<typeof StaffAnswer>

/** Who is at work here, and what the role allows. Rejects with why the visitor may not be here. */
export const askStaff = (): Promise<StaffAnswer> => ask(StaffAnswer, '')
