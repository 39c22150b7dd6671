import type { RouteName } from '../v1/route-types.ts'
import type { Operation } from './operation.ts'
import { ADMINISTRATION_OPERATIONS } from './operations/administration.ts'
import { MANAGEMENT_OPERATIONS } from './operations/management.ts'
import { MANUSCRIPT_OPERATIONS } from './operations/manuscripts.ts'
import { MEMBER_OPERATIONS } from './operations/member.ts'
import { SITE_OPERATIONS } from './operations/site.ts'
import { TRAVEL_OPERATIONS } from './operations/travel.ts'

/** The groups of operations, by their name in the document. */
const GROUPS = {
  'Public site': SITE_OPERATIONS,
  Members: MEMBER_OPERATIONS,
  Travel: TRAVEL_OPERATIONS,
  Manuscripts: MANUSCRIPT_OPERATIONS,
  Management: MANAGEMENT_OPERATIONS,
  Administration: ADMINISTRATION_OPERATIONS,
} as const satisfies Record<string, Record<string, Operation>>

export const GROUP_NAMES = Object.keys(GROUPS)

/** What every route of `/v1` does and answers. A route without an entry is a type error. */
export const OPERATIONS = {
  ...SITE_OPERATIONS,
  ...MEMBER_OPERATIONS,
  ...TRAVEL_OPERATIONS,
  ...MANUSCRIPT_OPERATIONS,
  ...MANAGEMENT_OPERATIONS,
  ...ADMINISTRATION_OPERATIONS,
} satisfies Record<RouteName, Operation>

/** The group of an operation. */
export const groupOf = (operation: Operation): string =>
  Object.entries(GROUPS).find(([, group]) => Object.values<Operation>(group).includes(operation))?.[0] ?? ''
