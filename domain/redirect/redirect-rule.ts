import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { limited } from '../text/text-rules.ts'
import { decodedPath } from '../url/decoded-path.ts'
import { isReserved } from './reserved.ts'
import { isRuleSource, isRuleTarget, RULE_STATUSES } from './route-rule.ts'

/** Maximum length of stored addresses in characters, and maximum number of rules. */
const MAX_SOURCE_LENGTH = 300
const MAX_TARGET_LENGTH = 1000
/** A Japanese character copied from the address bar takes nine characters: `%E6%B8%A9`. */
export const MAX_WRITTEN_LENGTH = MAX_SOURCE_LENGTH * 9
const MAX_NOTE_LENGTH = 200
export const MAX_RULES = 10_000

const RELATIVE = /^\/(?![/\\])/

/** A normalised source: decoded once, without trailing slash. */
const sourceOf = (text: string): string => (RELATIVE.test(text) ? decodedPath(text) : text)

/** A target as sent in `Location`: non-ASCII is escaped, `..` is resolved. */
function targetOf(text: string): string {
  if (!isRuleTarget(text)) return text
  const url = new URL(text, 'https://site.invalid')
  return RELATIVE.test(text) ? url.pathname + url.search + url.hash : url.href
}

const tooLong = (limit: number): string => `アドレスは${limit.toLocaleString('ja-JP')}文字までです。`

const Source = z
  .string()
  .trim()
  .min(1, '転送元のアドレスを入力してください。')
  .max(MAX_WRITTEN_LENGTH, tooLong(MAX_SOURCE_LENGTH))
  .transform(sourceOf)
  .refine((from) => from.length <= MAX_SOURCE_LENGTH, { error: tooLong(MAX_SOURCE_LENGTH), abort: true })
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
  .max(MAX_TARGET_LENGTH, tooLong(MAX_TARGET_LENGTH))
  .transform(targetOf)
  .refine((to) => to.length <= MAX_TARGET_LENGTH, {
    error: `${tooLong(MAX_TARGET_LENGTH)}日本語は、1文字を9文字と数えます。`,
  })

/** Stored in UTC in one format, so that strings can be compared. */
const Moment = IsoDateTime.transform((text) => new Date(text).toISOString()).nullable()

/** A single line, so that it fits into a spreadsheet cell. */
const Note = z
  .string()
  .transform((text) =>
    text
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  )
  .pipe(limited({ max: MAX_NOTE_LENGTH }))

/** Browsers cache permanent redirects and would follow them after the rule's end. */
const isForGood = (status: number): boolean => status === 301 || status === 308

const shape = {
  /** An exact path, or `/x/**` for a path and everything below. */
  from: Source,
  /** A path of the site or an http(s) URL; a trailing `/**` is replaced by the matched rest. '' with 410. */
  to: Target,
  status: z.literal(RULE_STATUSES),
  isEnabled: z.boolean(),
  startsAt: Moment,
  endsAt: Moment,
  note: Note,
}

type Shape = z.output<z.ZodObject<typeof shape>>
type Issue = { path: keyof Shape; message: string }

/** Checks across the fields of a rule. */
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

/** A redirect rule as submitted by an editor. */
export const RedirectInput = z.strictObject(shape).superRefine((input, context) => {
  for (const { path, message } of issuesOf(input)) context.addIssue({ code: 'custom', path: [path], message })
})
export type RedirectInput = z.output<typeof RedirectInput>

/** A stored redirect rule, with its optimistic lock and hit count. */
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

/** The editable fields of a rule. */
export const redirectInputOf = (rule: RedirectInput): RedirectInput => ({
  from: rule.from,
  to: rule.to,
  status: rule.status,
  isEnabled: rule.isEnabled,
  startsAt: rule.startsAt,
  endsAt: rule.endsAt,
  note: rule.note,
})

/** The state of a rule at a moment: scheduled, active, over, or disabled. */
export type RedirectState = 'active' | 'waiting' | 'over' | 'off'
export function redirectState(
  { isEnabled, startsAt, endsAt }: Pick<RedirectRule, 'isEnabled' | 'startsAt' | 'endsAt'>,
  now: Date,
): RedirectState {
  if (!isEnabled) return 'off'
  if (endsAt && Date.parse(endsAt) <= now.getTime()) return 'over'
  return startsAt && now.getTime() < Date.parse(startsAt) ? 'waiting' : 'active'
}
