import { z } from 'zod'
import { isEqual } from '../json/is-equal.ts'
import { digitsOf } from '../text/digits.ts'
import { requiredText, text } from '../text/text-rules.ts'
import { ActivityKind, ActivityStatus, Transport, type TravelActivityInput } from './activity.ts'
import { moveTitle } from './activity-labels.ts'
import { clockOfTyped } from './clock-text.ts'
import { brokenActivityTimes } from './date-rules.ts'

// Messages are defined here instead of the error map, which the sign-in page loads too.
const WRONG_CLOCK = '「9:30」や「25:00」のように入力してください。'
const WRONG_AMOUNT = '数字で入力してください。'

/** A typed time; `null` if empty. */
const TypedClock = z.string().transform((typed, context) => {
  const clock = clockOfTyped(typed)
  if (clock === null) context.addIssue({ code: 'custom', message: WRONG_CLOCK })
  return clock || null
})

/** A typed whole number, including `１２，８００円`; `null` if empty. */
export const typedNumber = (max: number) =>
  z.string().transform((typed, context) => {
    if (typed.trim() === '') return null
    const plain = typed.normalize('NFKC').replaceAll(/[\s,、円分¥]/g, '')
    const number = Number(digitsOf(plain))
    if (/^\d+$/.test(plain) && number <= max) return number
    const message = /^\d+$/.test(plain) ? `${max}以下の値を入力してください。` : WRONG_AMOUNT
    context.addIssue({ code: 'custom', message })
    return null
  })

export const MAX_PRICE = 10_000_000
const MAX_MINUTES = 2880

const TypedUrl = z
  .string()
  .transform((typed) => typed.trim())
  .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]))

/** The form values of an activity, all as typed. A move needs no name; it gets a generated one. */
export const ActivityForm = z
  .object({
    kind: ActivityKind,
    title: text({ max: 80 }),
    startTime: TypedClock,
    endTime: TypedClock,
    mode: Transport.shape.mode,
    line: text({ max: 60 }),
    from: text({ max: 60 }),
    to: text({ max: 60 }),
    minutes: typedNumber(MAX_MINUTES),
    fare: typedNumber(MAX_PRICE),
    price: typedNumber(MAX_PRICE),
    reservationNo: text({ max: 60 }),
    url: TypedUrl,
    memo: z.string().max(1000),
    status: ActivityStatus,
  })
  .superRefine(({ kind, title, ...times }, context) => {
    const named = requiredText().safeParse(title)
    const common = { origin: 'string', inclusive: true, input: title } as const
    if (kind !== 'move' && !named.success)
      context.addIssue({ code: 'too_small', minimum: 1, path: ['title'], ...common })
    const broken = brokenActivityTimes({ kind, ...times })
    if (broken) context.addIssue({ code: 'custom', path: [broken.field], message: broken.message })
  })
  .transform(
    ({ mode, line, from, to, minutes, fare, price, ...values }): Omit<TravelActivityInput, 'refId'> => {
      if (values.kind !== 'move') return { ...values, transport: null, price }
      const transport = { mode, line, from, to, minutes, fare }
      return { ...values, title: values.title || moveTitle(transport), transport, price: null }
    },
  )
export type ActivityFormValues = z.input<typeof ActivityForm>

const typed = (value: number | null | undefined): string => (value == null ? '' : String(value))
const typedClock = (clock: string | null): string => clock?.replace(/^0/, '') ?? ''

/** The form values of an activity. */
export function formOfActivity({ transport, ...line }: TravelActivityInput): ActivityFormValues {
  return {
    kind: line.kind,
    title: transport && line.title === moveTitle(transport) ? '' : line.title,
    startTime: typedClock(line.startTime),
    endTime: typedClock(line.endTime),
    mode: transport?.mode ?? 'train',
    line: transport?.line ?? '',
    from: transport?.from ?? '',
    to: transport?.to ?? '',
    minutes: typed(transport?.minutes),
    fare: typed(transport?.fare),
    price: typed(line.price),
    reservationNo: line.reservationNo,
    url: line.url,
    memo: line.memo,
    status: line.status,
  }
}

/** An empty activity. */
export const emptyActivity = (kind: ActivityKind): TravelActivityInput => ({
  kind,
  refId: null,
  title: '',
  startTime: null,
  endTime: null,
  transport: null,
  price: null,
  reservationNo: '',
  url: '',
  memo: '',
  status: 'planned',
})

/** The values of one that are others than those of the other: what an update has to write. */
export function changedOf<Values extends object>(after: Values, before: Values): Partial<Values> {
  const keys = Object.keys(after) as (keyof Values)[]
  return Object.fromEntries(
    keys.filter((key) => !isEqual(after[key], before[key])).map((key) => [key, after[key]]),
  ) as Partial<Values>
}
