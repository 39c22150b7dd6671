import type { ManagementCall } from './call.ts'
import { DESK_CALLS } from './desk.ts'
import { EXTRAS_CALLS } from './extras.ts'
import { MANUSCRIPTS_CALLS } from './manuscripts.ts'
import { MEDIA_CALLS } from './media.ts'
import { NEWSLETTER_CALLS } from './newsletters.ts'
import { OPERATIONS_CALLS } from './operations.ts'
import { PEOPLE_CALLS } from './people.ts'
import { PUBLICATIONS_CALLS } from './publications.ts'
import { REDIRECT_CALLS } from './redirects.ts'
import { SWITCH_CALLS } from './switches.ts'

/** Every call below `/v1/manage`, by route without patterns. A new one is added in the file of its subject. */
export const MANAGEMENT_CALLS: Record<string, ManagementCall> = {
  ...PEOPLE_CALLS,
  ...MANUSCRIPTS_CALLS,
  ...PUBLICATIONS_CALLS,
  ...MEDIA_CALLS,
  ...EXTRAS_CALLS,
  ...DESK_CALLS,
  ...REDIRECT_CALLS,
  ...NEWSLETTER_CALLS,
  ...OPERATIONS_CALLS,
  ...SWITCH_CALLS,
}
