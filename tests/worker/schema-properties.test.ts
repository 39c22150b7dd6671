import { expect, test } from 'vitest'
import { everyDocument } from './client.ts'
import { jsonLdOf, type Thing } from './json-ld.ts'
import { SCHEMA_TYPES } from './schema-types.ts'

const documents = await everyDocument()
const pages = documents.map(({ url, html }) => ({ url, things: jsonLdOf(html) }))

/** A thing and all things in it. References to another thing (`{"@id": …}`) have no type and are none. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(thingsIn)
  return '@type' in value ? [value as Thing, ...inside] : inside
}

const ALWAYS = ['@type', '@context']

/** What is wrong with a thing: `Article lacks headline`, `Offer has colour, which no Offer has`. */
function faultsOf(thing: Thing): string[] {
  const type = String(thing['@type'])
  const known = SCHEMA_TYPES[type]
  if (!known) return [`${type} is no type we use`]
  const { required, recommended = [], also = [] } = known
  const may = new Set([...ALWAYS, ...required, ...recommended, ...also])
  return [
    ...[...required, ...recommended]
      .filter((name) => !(name in thing))
      .map((name) => `${type} lacks ${name}`),
    ...Object.keys(thing)
      .filter((name) => !may.has(name))
      .map((name) => `${type} has ${name}, which is not its`),
  ]
}

/** The addresses of the first page with each fault. */
const faults = (faultsOfThing: (thing: Thing) => string[]) =>
  Object.fromEntries(
    pages.flatMap(({ url, things }) =>
      thingsIn(things)
        .flatMap(faultsOfThing)
        .map((fault) => [fault, url]),
    ),
  )

test('every thing has what search engines require and recommend of it, and nothing they do not know', () => {
  expect(pages.flatMap(({ things }) => thingsIn(things)).length).toBeGreaterThan(2000)
  expect(faults(faultsOf)).toEqual({})
})

test('the table finds what is missing, what is unknown and what has no type of ours', () => {
  expect(faultsOf({ '@type': 'Offer', price: 100, colour: 'red' })).toEqual([
    'Offer lacks priceCurrency',
    'Offer lacks url',
    'Offer has colour, which is not its',
  ])
  expect(faultsOf({ '@type': 'Banana' })).toEqual(['Banana is no type we use'])
})

/** Hotels, restaurants and activities of the sample are invented: search engines are told nothing of them. */
const NOT_IN_SAMPLE = [
  'Brand',
  'LodgingBusiness',
  'LocationFeatureSpecification',
  'Restaurant',
  'AggregateOffer',
]

test('every type of the table is used, so that the table stays a table of this site', () => {
  const used = new Set(pages.flatMap(({ things }) => thingsIn(things).map((thing) => thing['@type'])))
  const unused = Object.keys(SCHEMA_TYPES).filter((type) => !used.has(type))
  expect(unused.filter((type) => !NOT_IN_SAMPLE.includes(type))).toEqual([])
})

const isAbsolute = (value: unknown) => typeof value === 'string' && /^https:\/\/[^ ]+$/.test(value)
const RULES: Record<string, (thing: Thing) => boolean> = {
  'addresses are absolute': ({ url, image = [], mainEntityOfPage = url }) =>
    [url, mainEntityOfPage, ...image].filter((value) => value !== undefined).every(isAbsolute),
  'articles and places have the three shapes of a picture': (thing) =>
    !('geo' in thing || 'headline' in thing) ||
    ['1200,height=1200', '1200,height=900', '1200,height=675'].every((size, index) =>
      thing.image[index].includes(`width=${size},`),
    ),
  'moments are ISO 8601 with a zone': ({
    datePublished = '2026-01-01T00:00:00Z',
    dateModified = datePublished,
  }) =>
    [datePublished, dateModified].every((moment) =>
      /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(moment),
    ),
  'prices are numbers and never below nothing': ({ price = 0, lowPrice = price, highPrice = lowPrice }) =>
    typeof price === 'number' && lowPrice >= 0 && highPrice >= lowPrice,
  'a product has an offer, or what the editors thought of it': (thing) =>
    thing['@type'] !== 'Product' || 'offers' in thing || 'positiveNotes' in thing,
  'check-in is a time of a clock': ({ checkinTime = '15:00', checkoutTime = '10:00' }) =>
    [checkinTime, checkoutTime].every((time) => /^\d{2}:\d{2}(:\d{2})?$/.test(time)),
}

test.each(Object.keys(RULES))('%s', (name) => {
  expect(
    faults((thing) =>
      RULES[name]?.(thing) ? [] : [`${thing['@type']}: ${JSON.stringify(thing).slice(0, 200)}`],
    ),
  ).toEqual({})
})
