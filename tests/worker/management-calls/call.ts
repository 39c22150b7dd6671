import type { ContentKind } from '#domain/content/kind.ts'
import type { Office, Person } from './office.ts'
import { KIND_OF, OFFICE_ROLES, type OfficeRole } from './roles.ts'

export type Statuses = Record<OfficeRole, number>

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

const everyOf = (allowed: readonly OfficeRole[], status: number): Statuses =>
  Object.fromEntries(OFFICE_ROLES.map((role) => [role, allowed.includes(role) ? status : 403])) as Statuses

/** Who may write content: a contributor only what is their own. */
export const writers = (status = 200): Statuses =>
  everyOf(['contributor', 'editor', 'publisher', 'admin'], status)
/** Who may write content of any kind, for what is about all kinds: it tells each what their role reaches. */
export const allWriters = (status = 200): Statuses => ({
  ...writers(status),
  'all of spots': status,
  'own articles': status,
})
export const editors = (status = 200): Statuses => everyOf(['editor', 'publisher', 'admin'], status)
export const publishers = (status = 200): Statuses => everyOf(['publisher', 'admin'], status)
export const admins = (status = 200): Statuses => everyOf(['admin'], status)
/** Who may look at members' accounts. */
export const accountReaders = (status = 200): Statuses => everyOf(['admin', 'support'], status)

/** What a call about one kind answers the roles that are about one kind: as a publisher and a contributor, or 403. */
const limited = (kind: ContentKind, statuses: Statuses): Statuses => ({
  ...statuses,
  'all of spots': KIND_OF['all of spots'] === kind ? statuses.publisher : 403,
  'own articles': KIND_OF['own articles'] === kind ? statuses.contributor : 403,
})

/** A call about one kind of content. */
export const aboutKind = (kind: ContentKind, row: ManagementCall): ManagementCall => ({
  ...row,
  others: limited(kind, row.others),
  ...(row.own && { own: limited(kind, row.own) }),
})
