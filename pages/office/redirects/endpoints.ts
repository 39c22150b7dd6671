import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import { ShownPlan } from '#domain/redirect/import-plan.ts'
import { RedirectRule } from '#domain/redirect/redirect-rule.ts'
import { RedirectTrace } from '#domain/redirect/redirect-trace.ts'
import { RULE_STATUSES } from '#domain/redirect/route-rule.ts'
import { Done } from '#renderer/api/answer.ts'
import { endpoint } from '#renderer/api/endpoint.ts'

/** A rule of the file, which is part of the site's source. */
const FileRule = z.object({
  from: z.string(),
  to: z.string(),
  status: z.literal(RULE_STATUSES).optional(),
})
export type FileRule = z.infer<typeof FileRule>

const RedirectAnswer = z.object({ redirect: RedirectRule })
const SavedAnswer = RedirectAnswer.extend({ isLive: z.boolean() })
const ImportAnswer = z.object({ plan: ShownPlan, isDone: z.boolean(), isLive: z.boolean() })

export const listRules = endpoint(
  'GET /manage/redirects',
  z.object({ redirects: listOf(RedirectRule), fileRules: z.array(FileRule).readonly() }),
)
export const getRule = endpoint('GET /manage/redirects/:id', RedirectAnswer)
export const createRule = endpoint('POST /manage/redirects', SavedAnswer)
export const updateRule = endpoint('PATCH /manage/redirects/:id', SavedAnswer)
export const removeRule = endpoint('DELETE /manage/redirects/:id', Done.extend({ isLive: z.boolean() }))
export const restoreRule = endpoint('POST /manage/redirects/:id/restore', SavedAnswer)
export const traceAddress = endpoint('GET /manage/redirects/way', z.object({ way: RedirectTrace }))
export const exportCsv = endpoint(
  'GET /manage/redirects/export',
  z.object({ csv: z.string(), count: z.int() }),
)
export const importCsv = endpoint('POST /manage/redirects/import', ImportAnswer)
