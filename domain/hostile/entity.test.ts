import { expect, test } from 'vitest'
import { z } from 'zod'
import { Block } from '../blocks/block.ts'
import { ALL_CONTENT_KINDS } from '../content/kind.ts'
import { CONTENT_SCHEMAS, draftSchemaOf } from '../manuscript/schemas.ts'
import { acceptsText } from '../whole-entity.fixture.ts'
import {
  ACCEPTED_TEXTS,
  hostileEntity,
  hostileRounds,
  hostileTextsFor,
  textForms,
  vectorCount,
} from './entity.fixture.ts'
import { HOSTILE_TEXTS } from './texts.fixture.ts'
import { HOSTILE_URLS } from './urls.fixture.ts'

const BLOCK_TYPES = Block.def.options.map((option) => [...option.shape.type.values][0])

test.each(ALL_CONTENT_KINDS)(
  'every free text of a %s is hostile, and the draft schema accepts it (R189)',
  (kind) => {
    const schema = CONTENT_SCHEMAS[kind]
    const filled: Record<string, unknown> = hostileEntity(schema, {})
    expect(draftSchemaOf(kind).safeParse(filled).error?.issues ?? []).toEqual([])
    // No generated placeholder is left.
    const { slug: _, slugHistory: __, ...rest } = filled
    expect(JSON.stringify(rest).includes('"x"')).toBe(false)
    const textFields = [...textForms(schema)].filter(([, form]) => acceptsText(form))
    expect(textFields.length).toBeGreaterThan(8)
    const body = (filled.body ?? filled.blocks) as { type: string }[] | undefined
    if (body) expect(new Set(body.map(({ type }) => type))).toEqual(new Set(BLOCK_TYPES))
  },
)

test('over all rounds every text takes a hundred vectors and more, short ones as many as fit (R189)', () => {
  expect(ACCEPTED_TEXTS.length).toBeGreaterThanOrEqual(140)
  expect(HOSTILE_TEXTS.length).toBeGreaterThan(ACCEPTED_TEXTS.length)
  for (const kind of ALL_CONTENT_KINDS) {
    const rounds = hostileRounds(CONTENT_SCHEMAS[kind], {})
    for (const [path, form] of textForms(CONTENT_SCHEMAS[kind])) {
      if (!acceptsText(form)) continue
      const texts = hostileTextsFor(form)
      expect([path, texts.length <= rounds]).toEqual([path, true])
      const isShort = !z.safeParse(form, 'あ'.repeat(60)).success
      const least = isShort ? Math.min(19, vectorCount(form)) : 100
      expect([path, vectorCount(form) >= least]).toEqual([path, true])
      const missing = ACCEPTED_TEXTS.filter(
        (text) => z.safeParse(form, text).success && !texts.some((one) => one.includes(text)),
      )
      expect([path, missing]).toEqual([path, []])
    }
  }
})

/** http(s) URLs: following them leaves the site, but runs nothing. */
const isWeb = (text: string): boolean => /^https?:/.test(text)

test.each(ALL_CONTENT_KINDS)('no address field of a %s accepts a URL that runs code (R189)', (kind) => {
  const lax = draftSchemaOf(kind)
  expect(lax).toBeDefined()
  let addresses = 0
  for (const [path, form] of textForms(CONTENT_SCHEMAS[kind])) {
    const isAddress = z.safeParse(form, 'https://www.example.jp/').success && !acceptsText(form)
    if (!isAddress) continue
    addresses += 1
    const accepted = HOSTILE_URLS.filter((url) => !isWeb(url) && z.safeParse(form, url).success)
    expect([path, accepted]).toEqual([path, []])
  }
  expect(addresses).toBeGreaterThan(1)
})
