import { z } from 'zod'
import type { ContentKind } from '../content/kind.ts'
import { BOOKKEEPING } from './bookkeeping.ts'
import { articleRules } from './checklist-articles.ts'
import { contentRules } from './checklist-content.ts'
import { dateRules } from './checklist-dates.ts'
import { meterRules } from './checklist-meters.ts'
import { pageRules } from './checklist-page.ts'
import { blocking, type Facts } from './checklist-rule.ts'
import { completeFields } from './complete-fields.ts'
import { blocksFieldOf, blocksIn } from './fields.ts'
import { blockFieldConfigs } from './labels/blocks.ts'
import { type FieldConfig, generalPath } from './labels/field-config.ts'
import { blockPlaceLabel, fieldLabel } from './labels/field-label.ts'
import { fieldSentence } from './labels/field-sentence.ts'
import { KIND_LABELS } from './labels/kind-forms.ts'
import type { DraftFields, Problem } from './manuscript.ts'
import { CONTENT_SCHEMAS } from './schemas.ts'
import { isUnknownBlock } from './unknown-block.ts'
import { unknownFields } from './unknown-fields.ts'

const STRICT = new Map<ContentKind, z.ZodObject>()

/**
 * The strict schema of the editable fields. Rules across fields are left to the checklist, which reports all problems
 * at once.
 */
function strictOf(kind: ContentKind): z.ZodObject {
  const cached = STRICT.get(kind)
  if (cached) return cached
  const written = Object.entries(CONTENT_SCHEMAS[kind].shape).filter(([name]) => !BOOKKEEPING.has(name))
  const made = z.object(Object.fromEntries(written))
  STRICT.set(kind, made)
  return made
}

const IN_BODY = /^(?:blocks|body)\.(\d+)\.data\.(.+)$/

/** The configuration of a field; inside a block, by the block's type. */
function configAt(kind: ContentKind, path: string, fields: DraftFields): FieldConfig | undefined {
  const [, index, inside] = IN_BODY.exec(path) ?? []
  if (!inside) return KIND_LABELS[kind].fieldConfigs[generalPath(path)]
  const block = blocksIn(fields)[Number(index)] as { type?: unknown } | undefined
  return blockFieldConfigs(String(block?.type))[generalPath(inside)]
}

const BEYOND =
  'この編集画面がまだ知らない種類のため、公開できません。画面を読み込み直しても変わらなければ、このブロックを削除してください。'

/** Blocks of a type that only a newer build can render. */
const unknownBlockProblems = (kind: ContentKind, fields: DraftFields): Problem[] =>
  blocksIn(fields).flatMap((block, index) =>
    isUnknownBlock(block)
      ? [blocking(`${blocksFieldOf(kind)}.${index}`, `${blockPlaceLabel(index, block)}：${BEYOND}`)]
      : [],
  )

/** Properties that a newer build added to known structures: publishing with this build would drop them. */
const unknownFieldProblems = (kind: ContentKind, fields: DraftFields): Problem[] => {
  const written = Object.entries(strictOf(kind).shape)
  const places = written.flatMap(([name, form]) => unknownFields(form as z.ZodType, fields[name], [name]))
  return places.map((path) =>
    blocking(
      path.join('.'),
      `${fieldLabel(kind, path.slice(0, -1).join('.'), fields)}：この編集画面がまだ知らない内容が含まれるため、公開できません。画面を読み込み直しても変わらなければ、作り直してください。`,
    ),
  )
}

function formProblems(kind: ContentKind, fields: DraftFields): Problem[] {
  const complete = completeFields(strictOf(kind), fields)
  const reported = new Set<string>()
  const error = (issue: Parameters<z.core.$ZodErrorMap>[0]) => {
    const path = (issue.path ?? []).map(String).join('.')
    const sentence = fieldSentence(fieldLabel(kind, path, complete), issue, configAt(kind, path, complete))
    reported.add(sentence)
    return sentence
  }
  const { error: found } = strictOf(kind).safeParse(complete, { error })
  const problems = (found?.issues ?? []).flatMap(({ path, message }) => {
    const [list, index] = path
    const isUnknown =
      (list === 'blocks' || list === 'body') && isUnknownBlock(blocksIn(complete)[Number(index)])
    if (isUnknown) return []
    const field = path.map(String).join('.')
    // A rule with its own sentence names the field without its parent.
    const part = fieldLabel(kind, field.slice(0, Math.max(0, field.lastIndexOf('.'))), complete)
    const isPart = field.includes('.') && !reported.has(message)
    return [blocking(field, isPart ? `${part}：${message}` : message)]
  })
  return problems.filter(({ field }) => !problems.some((other) => isOfMissingPicture(field, other.field)))
}

/** Without a picture, its other fields are not reported. */
const isOfMissingPicture = (field: string, missing: string): boolean =>
  missing.endsWith('.address') &&
  field !== missing &&
  field.slice(0, field.lastIndexOf('.')) === missing.slice(0, -'.address'.length)

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
 * All problems that block publishing, and suggestions. Pure: facts about the rest of the site come in `facts`. Each
 * problem is reported once, blocking problems first.
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
