import { z } from 'zod'
import { RULE_STATUSES } from './route-rule.ts'

/** A rule in a plan; validated when the file was parsed. */
const Shown = z.object({
  from: z.string(),
  to: z.string(),
  status: z.literal(RULE_STATUSES),
  isEnabled: z.boolean(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  note: z.string(),
})

/** The changes an import would make. `version`: version of the rules that the plan is based on. */
export const ImportPlan = z.object({
  version: z.int().nonnegative(),
  added: z.array(z.object({ line: z.int(), after: Shown })),
  changed: z.array(z.object({ line: z.int(), before: Shown, after: Shown })),
  deleted: z.array(z.object({ before: Shown })),
  same: z.int().nonnegative(),
  problems: z.array(z.object({ line: z.int(), message: z.string() })),
  /** Warnings that do not block the import: targets without a page. */
  warnings: z.array(z.object({ line: z.int(), message: z.string() })),
})
export type ImportPlan = z.infer<typeof ImportPlan>

/** Maximum number of entries shown of each list; the rest is only counted. */
const PLAN_SHOWN = 200

/** A plan limited to its first entries, with the total counts. */
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

/** Limits a plan to what is sent to the browser, regardless of the size of the file. */
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
