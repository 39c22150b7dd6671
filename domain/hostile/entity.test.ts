import { expect, test } from 'vitest'
import { z } from 'zod'
import { Block } from '../blocks/block.ts'
import { ALL_CONTENT_KINDS } from '../content/kind.ts'
import { CONTENT_SCHEMAS, draftSchemaOf } from '../manuscript/schemas.ts'
import { holdsWords } from '../whole-entity.fixture.ts'
import {
  hostileEntity,
  hostileRounds,
  hostileTextsFor,
  TAKEN_TEXTS,
  textForms,
  vectorsTaken,
} from './entity.fixture.ts'
import { HOSTILE_TEXTS } from './texts.fixture.ts'
import { HOSTILE_URLS } from './urls.fixture.ts'

const BLOCK_TYPES = Block.def.options.map((option) => [...option.shape.type.values][0])

test.each(ALL_CONTENT_KINDS)(
  'every text that people write in a %s is hostile, and a draft takes it (R189)',
  (kind) => {
    const schema = CONTENT_SCHEMAS[kind]
    const filled: Record<string, unknown> = hostileEntity(schema, {})
    expect(draftSchemaOf(kind).safeParse(filled).error?.issues ?? []).toEqual([])
    // What was made up for want of anything else is nowhere left.
    const { slug: _, slugHistory: __, ...rest } = filled
    expect(JSON.stringify(rest).includes('"x"')).toBe(false)
    const words = [...textForms(schema)].filter(([, form]) => holdsWords(form))
    expect(words.length).toBeGreaterThan(8)
    const body = (filled.body ?? filled.blocks) as { type: string }[] | undefined
    if (body) expect(new Set(body.map(({ type }) => type))).toEqual(new Set(BLOCK_TYPES))
  },
)

test('a hundred vectors and more stand in every text over all rounds, and in short ones whatever fits (R189)', () => {
  expect(TAKEN_TEXTS.length).toBeGreaterThanOrEqual(140)
  expect(HOSTILE_TEXTS.length).toBeGreaterThan(TAKEN_TEXTS.length)
  for (const kind of ALL_CONTENT_KINDS) {
    const rounds = hostileRounds(CONTENT_SCHEMAS[kind], {})
    for (const [path, form] of textForms(CONTENT_SCHEMAS[kind])) {
      if (!holdsWords(form)) continue
      const texts = hostileTextsFor(form)
      expect([path, texts.length <= rounds]).toEqual([path, true])
      const isShort = !z.safeParse(form, 'あ'.repeat(60)).success
      const least = isShort ? Math.min(19, vectorsTaken(form)) : 100
      expect([path, vectorsTaken(form) >= least]).toEqual([path, true])
      const missing = TAKEN_TEXTS.filter(
        (text) => z.safeParse(form, text).success && !texts.some((one) => one.includes(text)),
      )
      expect([path, missing]).toEqual([path, []])
    }
  }
})

/** Addresses of the web, however strange: a browser that follows them leaves this site, and runs nothing. */
const isWeb = (text: string): boolean => /^https?:/.test(text)

test.each(ALL_CONTENT_KINDS)(
  'no field of a %s that holds an address takes one that would run (R189)',
  (kind) => {
    const lax = draftSchemaOf(kind)
    expect(lax).toBeDefined()
    let addresses = 0
    for (const [path, form] of textForms(CONTENT_SCHEMAS[kind])) {
      const isAddress = z.safeParse(form, 'https://www.example.jp/').success && !holdsWords(form)
      if (!isAddress) continue
      addresses += 1
      const taken = HOSTILE_URLS.filter((url) => !isWeb(url) && z.safeParse(form, url).success)
      expect([path, taken]).toEqual([path, []])
    }
    expect(addresses).toBeGreaterThan(1)
  },
)
