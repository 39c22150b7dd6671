import { z } from 'zod'
import { Role } from '#domain/account/role.ts'
import { Colleague } from '#domain/office/colleague.ts'
import { SecondFactor } from '#domain/office/second-factor-rule.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'

const StaffAnswer = z.object({
  accountId: Identifier,
  role: Role,
  /** How colleagues see the account. */
  person: Colleague.nullable(),
  /** The display name set by the account itself. */
  ownName: z.string().nullable(),
  secondFactor: SecondFactor,
})
export type StaffAnswer = z.infer<typeof StaffAnswer>

const getStaff = endpoint('GET /manage', StaffAnswer)

/** The signed-in staff account and its role. Rejects with the reason if access is denied. */
export const fetchStaff = (): Promise<StaffAnswer> => request(getStaff())
