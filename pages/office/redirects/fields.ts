import { z } from 'zod'
import { japaneseErrorMap } from '#domain/api/error-map.ts'
import { RedirectInput } from '#domain/redirect/redirect-rule.ts'

/** Form values of a rule: numbers as text, no target for 410. */
export const RedirectFields = z
  .object({
    from: z.string(),
    to: z.string(),
    status: z.string(),
    isEnabled: z.boolean(),
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    note: z.string(),
  })
  .transform((fields, context): RedirectInput => {
    const isGone = fields.status === '410'
    const { data, error } = RedirectInput.safeParse(
      { ...fields, to: isGone ? '' : fields.to, status: Number(fields.status) },
      { error: japaneseErrorMap },
    )
    if (data) return data
    for (const { message, path } of error.issues)
      context.issues.push({ code: 'custom', message, path, input: fields })
    return z.NEVER
  })
export type RedirectFields = z.input<typeof RedirectFields>

export const fieldsOf = (rule: RedirectInput): RedirectFields => ({ ...rule, status: String(rule.status) })

/** Initial values of a new rule: source and suggested target. */
export const newFields = ({ from = '', to = '' }): RedirectFields => ({
  from,
  to,
  status: '301',
  isEnabled: true,
  startsAt: null,
  endsAt: null,
  note: '',
})
