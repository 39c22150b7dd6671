import type { ROLES, Role } from '../member-calls.ts'
import type { Office, Person } from './office.ts'

export type Statuses = Record<(typeof ROLES)[number], number>

/** What a call is about, by the names that its row gives: `ref`, `version`, `id`. */
export type Thing = Record<string, string | number>

/**
 * One call below `/v1/manage`. Every role asks it for a thing of somebody else's (`others`) and, where things have an
 * owner, for one of its own (`own`). Each asker who is let in gets a thing that `make` has made for that; who is
 * refused must have changed nothing.
 */
export type ManagementCall = {
  make?: (office: Office, owner: Person) => Promise<Thing>
  path: (thing: Thing) => string
  body?: (thing: Thing) => unknown
  own?: Statuses
  others: Statuses
}

const byRole = (statuses: Omit<Statuses, 'member'> & { member?: number }): Statuses => ({
  member: 403,
  ...statuses,
})

const everyOf = (allowed: readonly Role[], status: number): Statuses =>
  byRole(
    Object.fromEntries(
      (['member', 'contributor', 'editor', 'publisher', 'admin', 'support'] as const).map((role) => [
        role,
        allowed.includes(role) ? status : 403,
      ]),
    ) as Statuses,
  )

/** Who may write content: a contributor only what is their own. */
export const writers = (status = 200): Statuses =>
  everyOf(['contributor', 'editor', 'publisher', 'admin'], status)
export const editors = (status = 200): Statuses => everyOf(['editor', 'publisher', 'admin'], status)
export const publishers = (status = 200): Statuses => everyOf(['publisher', 'admin'], status)
export const admins = (status = 200): Statuses => everyOf(['admin'], status)
/** Who may look at members' accounts. */
export const accountReaders = (status = 200): Statuses => everyOf(['admin', 'support'], status)
