import type { z } from 'zod'
import { japaneseErrorMap } from '../api/error-map.ts'
import { CONTENT_KINDS, type ContentKind } from '../content/kind.ts'
import type { Publishable } from '../content/publishable.ts'
import { isEqual } from '../json/is-equal.ts'
import { isRecord } from '../json/is-record.ts'
import { BOOKKEEPING } from '../manuscript/bookkeeping.ts'
import { completeFields } from '../manuscript/complete-fields.ts'
import { blocksFieldOf } from '../manuscript/fields.ts'
import { fieldLabel } from '../manuscript/labels/field-label.ts'
import type { DraftFields } from '../manuscript/manuscript.ts'
import { CONTENT_SCHEMAS, draftSchemaOf } from '../manuscript/schemas.ts'
import { Identifier } from '../text/identifier.ts'
import { readBody, writeBody } from './body-text.ts'
import { type BundleContent, BundleState, usualState } from './content.ts'
import type { Report } from './problem.ts'
import { unwritten, written } from './written-data.ts'
import { type ReadYaml, readYaml, writeYaml } from './yaml-text.ts'

type Fields = Record<string, unknown>

const FENCE = '---\n'

/** No formatted text is in the head, so there are no notes. */
const noNotes = () => 0

/** A file: the fields in a head of YAML, the blocks as the body. */
function fileOf(kind: ContentKind, head: Fields, fields: Fields, isSlim: boolean): string {
  const body = blocksFieldOf(kind)
  const { [body ?? '']: blocks, ...others } = fields
  const isBody = body !== null && (Array.isArray(blocks) || blocks === undefined)
  const shown = written(CONTENT_SCHEMAS[kind], isBody ? others : fields, noNotes, isSlim) as Fields
  const text = isBody && Array.isArray(blocks) ? writeBody(blocks) : ''
  // What it is called comes first.
  const name = CONTENT_KINDS[kind].titleField
  const named = Object.hasOwn(shown, name) ? { [name]: shown[name] } : {}
  return `${FENCE}${writeYaml({ ...head, ...named, ...shown })}${FENCE}${text && `\n${text}`}`
}

const differing = (state: BundleState, usual: BundleState): Partial<BundleState> =>
  Object.fromEntries(
    Object.entries(state).filter(([name, value]) => !isEqual(value, usual[name as keyof BundleState])),
  )

/** The state where it is not what the page and the draft say. */
function stateHead({ page, draft, state }: BundleContent): Fields {
  const own = differing(state, usualState({ page, draft }, state.createdAt))
  const more = page ? own : { createdAt: state.createdAt, ...own }
  return Object.keys(more).length > 0 ? { manuscript: more } : {}
}

/** The files of a piece of content: its page, and its draft; each `null` if there is none. */
export function writeContent(content: BundleContent): { page: string | null; draft: string | null } {
  const { kind, id, page, draft } = content
  const state = stateHead(content)
  const { id: _, ...fields } = page ?? {}
  return {
    page: page && fileOf(kind, { id, ...(draft ? {} : state) }, fields as Fields, true),
    draft: draft && fileOf(kind, { id, ...state }, draft, false),
  }
}

type Reading = {
  kind: ContentKind
  text: string
  report: Report
  /** The id of what the file gives none for, from words that are only its own. */
  idFor: (...words: (string | number)[]) => string
  now: Date
}

/** A file as read. `lineOf` gives the line of a field. */
export type ReadContent<Part> = {
  id: string
  part: Part
  state: Partial<BundleState>
  lineOf: (path: readonly PropertyKey[]) => number
}

/** The head and the body; `null` when something was reported. */
function partsOf(
  text: string,
  report: Report,
): { head: ReadYaml & { value: Fields }; body: string; bodyLine: number } | null {
  const lines = text.split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) {
    report(1, 'ファイルは「---」の行で始め、見出しの項目のあとにもう一度「---」の行を置いてください。')
    return null
  }
  const head = readYaml(`${lines.slice(1, end).join('\n')}\n`, 2, report)
  if (!head) return null
  if (!isRecord(head.value)) {
    report(2, '見出しの項目が読めません。「項目: 値」の形で書いてください。')
    return null
  }
  return { head: { ...head, value: head.value }, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 }
}

const issuesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: japaneseErrorMap }).error?.issues ?? []

function readState(value: unknown, line: number, report: Report): Partial<BundleState> | null {
  if (value === undefined) return {}
  const { data, error } = BundleState.partial().safeParse(value, { error: japaneseErrorMap })
  for (const { path, message } of error?.issues ?? [])
    report(line, `manuscript${path.length > 0 ? `の${path.join('.')}` : ''}：${message}`)
  return data ?? null
}

type Found = Omit<ReadContent<Fields>, 'part'> & { fields: Fields }

function readFields({ kind, text, report, idFor }: Reading): Found | null {
  const parts = partsOf(text, report)
  if (!parts) return null
  const { head, body, bodyLine } = parts
  const { id: given, manuscript, ...fields } = head.value
  const id = given ?? idFor(kind, String(fields.slug))
  if (!Identifier.safeParse(id).success) {
    report(head.lineOf(['id']), 'id（番号）が正しくありません。新しい原稿では、idの行を書かないでください。')
    return null
  }
  const state = readState(manuscript, head.lineOf(['manuscript']), report)
  const name = blocksFieldOf(kind)
  const isWritten = body.trim() !== ''
  if (isWritten && name === null) report(bodyLine, 'この種類の原稿に本文はありません。')
  if (isWritten && name !== null && name in fields) report(head.lineOf([name]), '本文が2か所にあります。')
  const read = readBody(body, bodyLine, { report, idFor: (part, nth) => idFor(String(id), part, nth) })
  const own = name !== null && !(name in fields) ? { [name]: read.blocks } : {}
  const lineOf = (path: readonly PropertyKey[]): number =>
    (path[0] === name && read.lines[Number(path[1])]) || head.lineOf(path)
  return state && { id: String(id), fields: { ...fields, ...own }, state, lineOf }
}

const reportIssues = (
  { kind, report }: Pick<Reading, 'kind' | 'report'>,
  { fields, lineOf }: Found,
  schema: z.ZodType,
  value: unknown,
) => {
  for (const { path, message } of issuesOf(schema, value))
    report(lineOf(path), `${fieldLabel(kind, path.map(String).join('.'), fields)}：${message}`)
}

/** A part of what was found, or `null` when something was reported, also by `partOf`. */
function readPart<Part>(
  reading: Reading,
  partOf: (found: Found, reading: Reading) => Part,
): ReadContent<Part> | null {
  let isFine = true
  const report: Report = (line, message) => {
    isFine = false
    reading.report(line, message)
  }
  const watched = { ...reading, report }
  const found = readFields(watched)
  if (!found) return null
  const part = partOf(found, watched)
  const { id, state, lineOf } = found
  return isFine ? { id, part, state, lineOf } : null
}

/** Reads a page, complete and validated as a published one is; `null` when something was reported. */
export const readPage = (reading: Reading): ReadContent<Publishable> | null =>
  readPart(reading, (found, { kind, now, report }) => {
    const { id, fields, lineOf } = found
    const schema = CONTENT_SCHEMAS[kind]
    for (const name of Object.keys(fields))
      if (!Object.hasOwn(schema.shape, name))
        report(lineOf([name]), `「${name}」という項目は、この種類の原稿にありません。`)
    const createdAt = fields.createdAt ?? fields.publishedAt ?? now.toISOString()
    const usual = { version: 1, createdAt, updatedAt: fields.contentUpdatedAt ?? createdAt }
    const body = blocksFieldOf(kind)
    const completed = {
      ...completeFields(schema, { ...usual, ...fields, id }),
      // Nothing of a body is dropped.
      ...(body && { [body]: fields[body] }),
    }
    // In the order of the schema, as other pages show it: files leave out what is empty.
    const page = unwritten(schema, completed, { lineOf, report, noteOf: () => undefined })
    reportIssues({ kind, report }, found, schema, page)
    return page as unknown as Publishable
  })

/** Reads a draft, validated as saved ones are; `null` when something was reported. */
export const readDraft = (reading: Reading): ReadContent<DraftFields> | null =>
  readPart(reading, (found, { kind, report }) => {
    const { fields, lineOf } = found
    for (const name of Object.keys(fields))
      if (BOOKKEEPING.has(name)) report(lineOf([name]), `「${name}」は、下書きには書けません。`)
    reportIssues({ kind, report }, found, draftSchemaOf(kind), fields)
    return fields
  })
