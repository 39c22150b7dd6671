import { z } from 'zod'
import { ListMeta } from '#domain/api/envelope.ts'
import { ShownPlan } from '#domain/redirect/import-plan.ts'
import { RedirectRule } from '#domain/redirect/redirect-rule.ts'
import { RULE_STATUSES } from '#domain/redirect/route-rule.ts'
import { WayOn } from '#domain/redirect/way-on.ts'

/** A rule of the file, which is changed by who builds the site. */
export const FileRule = z.object({
  from: z.string(),
  to: z.string(),
  status: z.literal(RULE_STATUSES).optional(),
})
export type FileRule = z.infer<typeof FileRule>

export const RedirectsAnswer = z.object({
  redirects: z.object({ list: z.array(RedirectRule), meta: ListMeta }),
  fileRules: z.array(FileRule),
})
export const RedirectAnswer = z.object({ redirect: RedirectRule })
export const SavedAnswer = RedirectAnswer.extend({ isLive: z.boolean() })
export const DeletedAnswer = z.object({ result: z.literal(true), isLive: z.boolean() })
export const WayAnswer = z.object({ way: WayOn })
export const ExportAnswer = z.object({ csv: z.string(), count: z.int() })
export const ImportAnswer = z.object({ plan: ShownPlan, isDone: z.boolean(), isLive: z.boolean() })
