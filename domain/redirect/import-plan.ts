import { z } from 'zod'
import { RULE_STATUSES } from './route-rule.ts'

/** A rule as a plan shows it; it was checked when the file was read. */
const Shown = z.object({
  from: z.string(),
  to: z.string(),
  status: z.literal(RULE_STATUSES),
  isEnabled: z.boolean(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  note: z.string(),
})

/** What a file of rules would change. `version`: the state of the rules that it was seen with. */
export const ImportPlan = z.object({
  version: z.int().nonnegative(),
  added: z.array(z.object({ line: z.int(), after: Shown })),
  changed: z.array(z.object({ line: z.int(), before: Shown, after: Shown })),
  deleted: z.array(z.object({ before: Shown })),
  same: z.int().nonnegative(),
  problems: z.array(z.object({ line: z.int(), message: z.string() })),
  /** What keeps nothing from being taken: targets without a page. */
  warnings: z.array(z.object({ line: z.int(), message: z.string() })),
})
export type ImportPlan = z.infer<typeof ImportPlan>

/** So many of each are told; of the others how many there are. */
export const PLAN_SHOWN = 200

/** A plan with its first lines only, and how many there are of each. */
export const ShownPlan = ImportPlan.extend({
  counts: z.object({
    added: z.int(),
    changed: z.int(),
    deleted: z.int(),
    problems: z.int(),
    warnings: z.int(),
  }),
})
export type ShownPlan = z.infer<typeof ShownPlan>

/** What of a plan is sent: enough to look at, whatever the size of the file. */
export const shownPlan = (plan: ImportPlan): ShownPlan => ({
  ...plan,
  added: plan.added.slice(0, PLAN_SHOWN),
  changed: plan.changed.slice(0, PLAN_SHOWN),
  deleted: plan.deleted.slice(0, PLAN_SHOWN),
  problems: plan.problems.slice(0, PLAN_SHOWN),
  warnings: plan.warnings.slice(0, PLAN_SHOWN),
  counts: {
    added: plan.added.length,
    changed: plan.changed.length,
    deleted: plan.deleted.length,
    problems: plan.problems.length,
    warnings: plan.warnings.length,
  },
})
