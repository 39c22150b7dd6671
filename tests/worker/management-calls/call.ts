import type { ContentKind } from '#domain/content/kind.ts'
import type { Office, Person } from './office.ts'
import { KIND_OF, OFFICE_ROLES, type OfficeRole } from './roles.ts'

export type Statuses = Record<OfficeRole, number>

/** Parameters of a call, by the names that its row uses: `ref`, `version`, `id`. */
export type Fixture = Record<string, string | number>

/**
 * One call below `/v1/manage`. Every role calls it with a fixture of another account (`others`) and, where fixtures
 * have an owner, with one of its own (`own`). Each permitted caller gets a new fixture from `make`; a refused one must
 * have changed nothing.
 */
export type ManagementCall = {
  make?: (office: Office, owner: Person) => Promise<Fixture>
  path: (fixture: Fixture) => string
  body?: (fixture: Fixture) => unknown
  own?: Statuses
  others: Statuses
}

const everyOf = (allowed: readonly OfficeRole[], status: number): Statuses =>
  Object.fromEntries(OFFICE_ROLES.map((role) => [role, allowed.includes(role) ? status : 403])) as Statuses

/** Roles that write content: a contributor only their own. */
export const writers = (status = 200): Statuses =>
  everyOf(['contributor', 'editor', 'publisher', 'admin'], status)
/** Roles that write content of any kind, for calls about all kinds: each gets the content in their reach. */
export const allWriters = (status = 200): Statuses => ({
  ...writers(status),
  'all of spots': status,
  'own articles': status,
})
export const editors = (status = 200): Statuses => everyOf(['editor', 'publisher', 'admin'], status)
export const publishers = (status = 200): Statuses => everyOf(['publisher', 'admin'], status)
export const admins = (status = 200): Statuses => everyOf(['admin'], status)
/** Roles that read members' accounts. */
export const accountReaders = (status = 200): Statuses => everyOf(['admin', 'support'], status)

/** What a call about one kind answers to the roles with one kind: as to a publisher and a contributor, or 403. */
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
