import { expect, test } from 'vitest'
import { z } from 'zod'
import { ALL_CONTENT_KINDS } from '../content/kind.ts'
import { laxOf } from '../manuscript/lax.ts'
import { CONTENT_SCHEMAS } from '../manuscript/schemas.ts'
import { HOSTILE_TEXTS } from './texts.fixture.ts'
import { HOSTILE_URLS } from './urls.fixture.ts'

/** Names of fields that hold addresses. */
const ADDRESS = /(url|Url|href|canonical|target|sns)$/

type Field = { path: string; schema: z.core.$ZodType }

/** All text schemas of a schema with their path. */
function textsOf(schema: z.core.$ZodType, path = '', seen = new Set<z.core.$ZodType>()): Field[] {
  if (seen.has(schema)) return []
  const inside = new Set(seen).add(schema)
  const below = (one: z.core.$ZodType, name: string) => textsOf(one, name, inside)
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return below(schema.def.innerType as z.core.$ZodType, path)
  if (schema instanceof z.ZodArray) return below(schema.def.element, path)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) =>
      below(part as z.core.$ZodType, path ? `${path}.${name}` : name),
    )
  if (schema instanceof z.ZodUnion)
    return schema.def.options.flatMap((option) => below(option as z.core.$ZodType, path))
  return schema._zod.def.type === 'string' ? [{ path, schema }] : []
}

/** `campaign.target` describes who may take part. */
const isAddress = (name: string) => ADDRESS.test(name) && name !== 'campaign.target'

const addressFields = ALL_CONTENT_KINDS.flatMap((kind) =>
  textsOf(CONTENT_SCHEMAS[kind])
    .map(({ path, schema }) => [`${kind}.${path}`, schema] as const)
    .filter(([name]) => isAddress(name)),
)

/** The URL a browser would resolve on one of our pages. */
const resolvedUrl = (value: string) => new URL(value, 'https://tabishirube.example/article-pages/x')

/** Vectors that a field accepts, published or as a draft, although they run code or leave the site. */
function dangerous(schema: z.core.$ZodType): string[] {
  const draft = laxOf(z.object({ field: schema as z.ZodType }))
  const isAccepted = (address: string) =>
    z.safeParse(schema, address).success || z.safeParse(draft, { field: address }).success
  return [...HOSTILE_URLS, ...HOSTILE_TEXTS].filter((address) => {
    if (!isAccepted(address)) return false
    const { protocol, host } = resolvedUrl(address)
    const isStranger = /^[/\\#]/.test(address) && host !== 'tabishirube.example'
    return isStranger || !/^(https?|mailto|tel):$/.test(protocol)
  })
}

test('no field of any kind accepts script or misleading URLs (R189)', () => {
  expect(addressFields.length).toBeGreaterThan(40)
  expect(addressFields.map(([name]) => name)).toContain('article-page.blocks.data.text.marks.href')
  for (const [name, schema] of addressFields) expect([name, dangerous(schema)]).toEqual([name, []])
})

test('the lists would detect a field that accepts anything (R189)', () => {
  expect(dangerous(z.string()).length).toBeGreaterThan(25)
  expect(HOSTILE_TEXTS.length).toBeGreaterThan(100)
  expect(new Set(HOSTILE_TEXTS).size).toBe(HOSTILE_TEXTS.length)
})
