import { expect, test } from 'vitest'
import { seedId } from '#seed/identity.ts'
import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '../content/kind.ts'
import type { Publishable } from '../content/publishable.ts'
import { blocksFieldOf, writtenFields } from '../manuscript/fields.ts'
import { CONTENT_SCHEMAS } from '../manuscript/schemas.ts'
import { wholeOf } from '../whole-entity.fixture.ts'
import type { BundleContent } from './content.ts'
import { usualState } from './content.ts'
import { readDraft, readPage, writeContent } from './content-text.ts'

const NOW = new Date('2026-11-29T00:00:00.000Z')
const idFor = (...words: (string | number)[]) => seedId(...words.map(String))

const reading = (kind: ContentKind, text: string) => {
  const problems: string[] = []
  return {
    kind,
    text,
    problems,
    idFor,
    now: NOW,
    report: (line: number, message: string) => problems.push(`${line}：${message}`),
  }
}

/** What rules across fields ask for. */
const RULES: Partial<Record<ContentKind, object>> = {
  'article-page': { type: 'feature', endDate: null },
  'sponsored-page': { disclosure: { kind: 'pr', sponsorName: '町', text: null } },
}

const contentOf = (kind: ContentKind, own: Partial<BundleContent> = {}): BundleContent => {
  const whole = { ...(wholeOf(CONTENT_SCHEMAS[kind]) as Publishable), ...RULES[kind] }
  const page = { ...whole, status: 'published' as const }
  const parts = { page, draft: null, ...own }
  return { kind, id: page.id, ...parts, state: usualState(parts, NOW.toISOString()), ...own }
}

test.each(ALL_CONTENT_KINDS)('a %s is read back as it was written', (kind) => {
  const content = contentOf(kind)
  const { page } = writeContent(content)
  const from = reading(kind, page ?? '')
  const read = readPage(from)?.part
  expect(from.problems).toEqual([])
  expect(read).toEqual(content.page)
  // Cards are made of stored objects, so that the order of their fields is in pages.
  const texts = (part: object | undefined) =>
    Object.entries(part ?? {}).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  expect(texts(read).sort()).toEqual(texts(content.page ?? {}).sort())
})

test.each(ALL_CONTENT_KINDS)('an unfinished draft of a %s is read back as it was written', (kind) => {
  const { page } = contentOf(kind)
  const body = blocksFieldOf(kind)
  const fields = { ...writtenFields(page ?? {}), hero: null, tags: [], seo: { title: '', later: [{ a: 1 }] } }
  const draft = { ...fields, ...(body && { [body]: [] }), [CONTENT_KINDS[kind].titleField]: '' }
  const content = contentOf(kind, { page: null, draft })
  const files = writeContent(content)
  const from = reading(kind, files.draft ?? '')
  const read = readDraft(from)
  expect(from.problems).toEqual([])
  expect([files.page, read?.part, read?.state]).toEqual([null, draft, { createdAt: NOW.toISOString() }])
})

test('the state is written only where the page does not say it', () => {
  const content = contentOf('spot')
  expect(writeContent(content).page).not.toContain('manuscript:')
  const state = { ...content.state, version: 7, stage: 'draft' as const }
  const draft = { ...writtenFields(content.page ?? {}), name: '別の名前' }
  const files = writeContent({ ...content, draft, state })
  expect(files.page).not.toContain('manuscript:')
  expect(files.draft).toContain('manuscript:\n  stage: draft\n  version: 7\n')
})

test('a page that somebody types needs neither ids nor what is empty', () => {
  const text = `---
title: 湯の町の朝
slug: yu-no-machi
status: draft
type: guide
catch: 朝の湯
summary: [一, 二, 三]
hero: { address: "{address}/media/a.webp", alt: 湯, credit: 町, focalX: 0.5, focalY: 0.5 }
disclosure: { kind: none }
---

朝の湯へ。

## 外湯

- 一つめ
- 二つめ
`
  const from = reading('article-page', text)
  const read = readPage(from)
  expect(from.problems).toEqual(['5：種類：選択肢にない値です。'])
  expect(read).toBeNull()
  const right = reading(
    'article-page',
    text.replace('type: guide', 'type: experience\nvisitedAt: 2026-11-01'),
  )
  const page = readPage(right)?.part
  expect(right.problems).toEqual([])
  expect(page).toMatchObject({
    blocks: [{ type: 'paragraph' }, { type: 'heading' }, { type: 'list' }],
    version: 1,
    tags: [],
    prefectureCode: null,
    slugHistory: [],
  })
})

test('mistakes are reported with their line and the names of the fields', () => {
  const { page } = writeContent(contentOf('spot'))
  const problemsOf = (change: (text: string) => string) => {
    const from = reading('spot', change(page ?? ''))
    expect(readPage(from)).toBeNull()
    return from.problems
  }
  expect(problemsOf(() => 'ただの文章')[0]).toContain('1：ファイルは「---」の行で始め')
  expect(problemsOf((text) => text.replace(/^slug: .*$/m, 'slug: ../../etc'))[0]).toMatch(/^4：.*スラッグ/)
  expect(problemsOf((text) => text.replace(/^slug: /m, 'isAdmin: true\nslug: '))).toEqual([
    '4：「isAdmin」という項目は、この種類の原稿にありません。',
  ])
  expect(problemsOf((text) => text.replace(/^id: .*$/m, 'id: 1'))[0]).toMatch(/^2：id/)
  const [odd] = problemsOf((text) => `${text}\n[押す](javascript:alert(1\\))\n`)
  expect(odd).toMatch(/番目のブロック/)
})
