import { z } from 'zod'
import { RULE_STATUSES } from './route-rule.ts'

/** One redirect on the way of a visitor: by a rule of the file or of the office, or from a former slug. */
export const WayStep = z.object({
  by: z.enum(['file', 'managed', 'slug']),
  /** The source of the rule. */
  rule: z.string().nullable(),
  to: z.string().nullable(),
  status: z.literal(RULE_STATUSES),
})
export type WayStep = z.infer<typeof WayStep>

/** Where the way ends. `gone`: a rule says 410; `removed`: a page that was taken down; `area`: what the site runs on. */
export const WayEnd = z.enum(['page', 'missing', 'removed', 'gone', 'elsewhere', 'area', 'loop'])
export type WayEnd = z.infer<typeof WayEnd>

/** Where an address leads. `isPage`: whether there is a page at the address itself. */
export const WayOn = z.object({ isPage: z.boolean(), steps: z.array(WayStep), end: WayEnd })
export type WayOn = z.infer<typeof WayOn>
