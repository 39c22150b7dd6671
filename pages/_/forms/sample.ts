import { z } from 'zod'
import { requiredText, text } from '#domain/text/text-rules.ts'
import { ResponseError } from '#renderer/shell/errors/errors.ts'

/** A sample entry with a field of every kind. */
export const Sample = z.object({
  name: requiredText({ max: 10 }),
  mail: requiredText().pipe(z.email()),
  password: requiredText({ min: 6 }),
  code: requiredText({ length: 6 }),
  story: text({ max: 20 }),
  season: z.enum(['spring', 'summer', 'autumn', 'winter']),
  way: z.enum(['train', 'bus', 'foot']),
  startsAt: z.iso.datetime({ offset: true }).nullable(),
  agreed: z.boolean().refine((isAgreed) => isAgreed, '同意が必要です。'),
  outcome: z.string(),
})

export const EMPTY_SAMPLE = {
  name: '',
  mail: '',
  password: '',
  code: '',
  story: '',
  season: '' as never,
  way: null as never,
  startsAt: null,
  agreed: false,
  outcome: 'accepted',
}

export const OUTCOMES = [
  { value: 'accepted', label: '受け付ける' },
  { value: 'fields', label: '項目ごとに断る' },
  { value: 'whole', label: '全体を断る' },
  { value: 'conflict', label: '別の人が更新' },
]

const REFUSALS: Record<string, ConstructorParameters<typeof ResponseError>[0]> = {
  fields: [
    { code: 'E10422', message: 'このメールアドレスは使えません。', field: 'mail' },
    { code: 'E10422', message: 'この名称はすでにあります。', field: 'name' },
    { code: 'E10422', message: '公開の期限を過ぎています。', field: 'expiresAt' },
  ],
  whole: [{ code: 'E10503', message: 'ただいま混み合っています。しばらくしてからお試しください。' }],
  conflict: [{ code: 'E10409', message: '別の人が更新しました。' }],
}

/** Simulates a slow server with the selected response. */
export async function answerSample({ outcome }: { outcome: string }): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 600))
  const errors = REFUSALS[outcome]
  if (errors) throw new ResponseError(errors)
}
