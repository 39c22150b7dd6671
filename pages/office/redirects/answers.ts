import { z } from 'zod'
import { ListMeta } from '#domain/api/envelope.ts'
import { ShownPlan } from '#domain/redirect/import-plan.ts'
import { RedirectRule } from '#domain/redirect/redirect-rule.ts'
import { RedirectTrace } from '#domain/redirect/redirect-trace.ts'
import { RULE_STATUSES } from '#domain/redirect/route-rule.ts'

/** A rule of the file, which is part of the site's source. */
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
export const RedirectTraceAnswer = z.object({ way: RedirectTrace })
export const ExportAnswer = z.object({ csv: z.string(), count: z.int() })
export const ImportAnswer = z.object({ plan: ShownPlan, isDone: z.boolean(), isLive: z.boolean() })
