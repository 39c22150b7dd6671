import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { limited } from '../text/text-rules.ts'
import { decodedPath } from '../url/decoded-path.ts'
import { isReserved } from './reserved.ts'
import { isRuleSource, isRuleTarget, RULE_STATUSES } from './route-rule.ts'

/** How long an address may be as it is kept, in characters, and how many rules there may be. */
const LONGEST_SOURCE = 300
const LONGEST_TARGET = 1000
/** As it comes from the bar of a browser a letter of Japanese is nine: `%E6%B8%A9`. */
export const LONGEST_WRITTEN = LONGEST_SOURCE * 9
export const LONGEST_NOTE = 200
export const MOST_RULES = 10_000

const RELATIVE = /^\/(?![/\\])/

/** A source as rules are looked up: decoded once, without a slash at its end. */
const sourceOf = (text: string): string => (RELATIVE.test(text) ? decodedPath(text) : text)

/** A target as it stands in a `Location`: what is not ASCII is escaped, steps like `..` are taken. */
function targetOf(text: string): string {
  if (!isRuleTarget(text)) return text
  const url = new URL(text, 'https://site.invalid')
  return RELATIVE.test(text) ? url.pathname + url.search + url.hash : url.href
}

const tooLong = (most: number): string => `アドレスは${most.toLocaleString('ja-JP')}文字までです。`

const Source = z
  .string()
  .trim()
  .min(1, '転送元のアドレスを入力してください。')
  .max(LONGEST_WRITTEN, tooLong(LONGEST_SOURCE))
  .transform(sourceOf)
  .refine((from) => from.length <= LONGEST_SOURCE, { error: tooLong(LONGEST_SOURCE), abort: true })
  .refine((from) => isRuleSource(from), {
    error: '「/」で始まるアドレスを入力してください。「?」と「#」は使えません。「/**」は最後だけに使えます。',
    abort: true,
  })
  .refine((from) => !isReserved(from), {
    error: 'このアドレスはサイトを動かすために使っているので、転送できません。',
  })

const Target = z
  .string()
  .trim()
  .max(LONGEST_TARGET, tooLong(LONGEST_TARGET))
  .transform(targetOf)
  .refine((to) => to.length <= LONGEST_TARGET, {
    error: `${tooLong(LONGEST_TARGET)}日本語は、1文字を9文字と数えます。`,
  })

/** Kept in one zone and one form, so that moments are compared as texts. */
const Moment = IsoDateTime.transform((text) => new Date(text).toISOString()).nullable()

/** One line, as it fits into a cell of a spreadsheet. */
const Note = z
  .string()
  .transform((text) =>
    text
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  )
  .pipe(limited({ max: LONGEST_NOTE }))

/** When it ends, a browser that remembers it for good would go on following it. */
const isForGood = (status: number): boolean => status === 301 || status === 308

const shape = {
  /** An exact path, or `/x/**` for all at and below one. */
  from: Source,
  /** A path of the site or an http(s) address; `/**` at its end stands for what that of `from` matched. '' with 410. */
  to: Target,
  status: z.literal(RULE_STATUSES),
  isEnabled: z.boolean(),
  startsAt: Moment,
  endsAt: Moment,
  note: Note,
}

type Shape = z.output<z.ZodObject<typeof shape>>
type Issue = { path: keyof Shape; message: string }

/** What is wrong between the fields of a rule. */
function issuesOf({ from, to, status, startsAt, endsAt }: Shape): Issue[] {
  const issues: (Issue | false | null)[] = [
    status !== 410 && to === '' && { path: 'to', message: '転送先のアドレスを入力してください。' },
    status === 410 &&
      to !== '' && { path: 'to', message: '410（なくなったページ）に転送先はありません。空にしてください。' },
    status !== 410 &&
      to !== '' &&
      !isRuleTarget(to) && {
        path: 'to',
        message:
          '「/」で始まるサイト内のアドレスか、http:// または https:// で始まるアドレスを入力してください。',
      },
    isRuleTarget(to) &&
      to.endsWith('/**') &&
      !from.endsWith('/**') && {
        path: 'to',
        message: '転送先の「/**」は、転送元が「/**」で終わるときだけ使えます。',
      },
    startsAt !== null &&
      endsAt !== null &&
      Date.parse(endsAt) <= Date.parse(startsAt) && {
        path: 'endsAt',
        message: '終了は開始よりあとにしてください。',
      },
    endsAt !== null &&
      isForGood(status) && {
        path: 'status',
        message:
          '終了のある転送には302か307を選んでください。301と308は、検索エンジンやブラウザーがずっと覚えます。',
      },
  ]
  return issues.filter((issue): issue is Issue => Boolean(issue))
}

/** A redirect rule as the office writes it. */
export const RedirectInput = z.strictObject(shape).superRefine((input, context) => {
  for (const { path, message } of issuesOf(input)) context.addIssue({ code: 'custom', path: [path], message })
})
export type RedirectInput = z.output<typeof RedirectInput>

/** A redirect rule as it is kept: with the lock of who edits it, and how often it was followed. */
export const RedirectRule = z.strictObject({
  id: Identifier,
  from: z.string(),
  to: z.string(),
  status: z.literal(RULE_STATUSES),
  isEnabled: z.boolean(),
  startsAt: IsoDateTime.nullable(),
  endsAt: IsoDateTime.nullable(),
  note: z.string(),
  hits: z.int().nonnegative(),
  lastHitAt: IsoDateTime.nullable(),
  version: z.int().positive(),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
})
export type RedirectRule = z.infer<typeof RedirectRule>

/** What of a rule the office writes. */
export const redirectInputOf = (rule: RedirectInput): RedirectInput => ({
  from: rule.from,
  to: rule.to,
  status: rule.status,
  isEnabled: rule.isEnabled,
  startsAt: rule.startsAt,
  endsAt: rule.endsAt,
  note: rule.note,
})

/** What a rule is doing at a moment: waiting for its start, in force, over, or switched off. */
export type RedirectState = 'active' | 'waiting' | 'over' | 'off'
export function redirectState(
  { isEnabled, startsAt, endsAt }: Pick<RedirectRule, 'isEnabled' | 'startsAt' | 'endsAt'>,
  now: Date,
): RedirectState {
  if (!isEnabled) return 'off'
  if (endsAt && Date.parse(endsAt) <= now.getTime()) return 'over'
  return startsAt && now.getTime() < Date.parse(startsAt) ? 'waiting' : 'active'
}
