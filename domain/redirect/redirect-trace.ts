import { z } from 'zod'
import { RULE_STATUSES } from './route-rule.ts'

/** One redirect of a trace: by a rule of the file, a managed rule, a former slug, or the place of a municipality. */
export const RedirectTraceStep = z.object({
  by: z.enum(['file', 'managed', 'slug', 'city']),
  /** The source of the rule. */
  rule: z.string().nullable(),
  to: z.string().nullable(),
  status: z.literal(RULE_STATUSES),
})
export type RedirectTraceStep = z.infer<typeof RedirectTraceStep>

/** The end of a trace. `gone`: a rule answers 410; `removed`: an unpublished page; `area`: a reserved address. */
export const RedirectTraceEnd = z.enum(['page', 'missing', 'removed', 'gone', 'elsewhere', 'area', 'loop'])
export type RedirectTraceEnd = z.infer<typeof RedirectTraceEnd>

/** Where an address leads. `isPage`: a page exists at the address itself. */
export const RedirectTrace = z.object({
  isPage: z.boolean(),
  steps: z.array(RedirectTraceStep),
  end: RedirectTraceEnd,
})
export type RedirectTrace = z.infer<typeof RedirectTrace>
