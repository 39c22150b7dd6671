import { z } from 'zod'
import type { ContentKind } from '../content-kind.ts'
import { labelledErrorMap } from '../error-map.ts'
import { BOOKKEEPING } from './bookkeeping.ts'
import { articleRules } from './checklist-articles.ts'
import { contentRules } from './checklist-content.ts'
import { dateRules } from './checklist-dates.ts'
import { meterRules } from './checklist-meters.ts'
import { pageRules } from './checklist-page.ts'
import { blocking, type Facts } from './checklist-rule.ts'
import { completeFields } from './complete-fields.ts'
import { ALL_LABELS, BLOCK_LABELS } from './field-labels.ts'
import { blocksFieldOf, blocksIn } from './fields.ts'
import type { DraftFields, Problem } from './manuscript.ts'
import { CONTENT_SCHEMAS } from './schemas.ts'
import { isUnknownBlock } from './unknown-block.ts'
import { unknownFields } from './unknown-fields.ts'

const STRICT = new Map<ContentKind, z.ZodObject>()

/** The strict form of what people write; rules that join fields are those of the checklist, which all speak at once. */
function strictOf(kind: ContentKind): z.ZodObject {
  const known = STRICT.get(kind)
  if (known) return known
  const written = Object.entries(CONTENT_SCHEMAS[kind].shape).filter(([name]) => !BOOKKEEPING.has(name))
  const made = z.object(Object.fromEntries(written))
  STRICT.set(kind, made)
  return made
}

const labelled = labelledErrorMap(ALL_LABELS)

/** 「3番目のブロック（画像）」, for a problem inside a body. */
function blockOf(path: readonly PropertyKey[], fields: DraftFields): string {
  const [list, index] = path
  if ((list !== 'blocks' && list !== 'body') || typeof index !== 'number') return ''
  const block = (fields[list] as { type?: string }[] | undefined)?.[index]
  return `${index + 1}番目のブロック（${BLOCK_LABELS[block?.type ?? ''] ?? '不明'}）：`
}

const BEYOND =
  'この編集画面がまだ知らない種類のため、公開できません。画面を読み込み直しても変わらなければ、このブロックを削除してください。'

/** Blocks that only a newer build can show to readers. */
const unknownBlockProblems = (kind: ContentKind, fields: DraftFields): Problem[] =>
  blocksIn(fields).flatMap((block, index) =>
    isUnknownBlock(block)
      ? [
          blocking(
            `${blocksFieldOf(kind)}.${index}`,
            `${index + 1}番目のブロック（${block.type}）：${BEYOND}`,
          ),
        ]
      : [],
  )

/** What a newer build added to a thing that is known: published, it would be lost. */
const unknownFieldProblems = (kind: ContentKind, fields: DraftFields): Problem[] => {
  const written = Object.entries(strictOf(kind).shape)
  const places = written.flatMap(([name, form]) => unknownFields(form as z.ZodType, fields[name], [name]))
  return places.map((path) =>
    blocking(
      path.join('.'),
      `${blockOf(path, fields)}この編集画面がまだ知らない内容（${path.at(-1)}）が含まれるため、公開できません。画面を読み込み直しても変わらなければ、作り直してください。`,
    ),
  )
}

function formProblems(kind: ContentKind, fields: DraftFields): Problem[] {
  const complete = completeFields(strictOf(kind), fields)
  const { error } = strictOf(kind).safeParse(complete, { error: labelled })
  return (error?.issues ?? []).flatMap(({ path, message }) => {
    const [list, index] = path
    const isSaid = (list === 'blocks' || list === 'body') && isUnknownBlock(blocksIn(complete)[Number(index)])
    const field = path.map(String).join('.')
    return isSaid ? [] : [blocking(field, blockOf(path, fields) + message)]
  })
}

const RULES = [
  unknownBlockProblems,
  unknownFieldProblems,
  pageRules,
  contentRules,
  articleRules,
  dateRules,
  meterRules,
]

/**
 * What keeps a manuscript from being published, and what its editor should look at once more. Pure: whatever it must
 * know of the rest of the site is in `facts`. One thing is said once, blocking problems first.
 */
export function problemsOf(kind: ContentKind, fields: DraftFields, facts: Facts): Problem[] {
  const all = [...formProblems(kind, fields), ...RULES.flatMap((rule) => rule(kind, fields, facts))]
  const byField = new Map<string, Problem>()
  for (const problem of all) {
    const key = problem.isBlocking && problem.field ? problem.field : `${problem.field} ${problem.message}`
    if (!byField.has(key)) byField.set(key, problem)
  }
  const problems = [...byField.values()]
  return [...problems.filter(({ isBlocking }) => isBlocking), ...problems.filter((one) => !one.isBlocking)]
}

export type { Facts } from './checklist-rule.ts'
