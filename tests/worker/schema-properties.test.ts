import { expect, test } from 'vitest'
import { everyDocument } from './client.ts'
import { type JsonLdNode, jsonLdOf } from './json-ld.ts'
import { SCHEMA_TYPES } from './schema-types.ts'

const documents = await everyDocument()
const pages = documents.map(({ url, html }) => ({ url, nodes: jsonLdOf(html) }))

/** A node and all nodes in it. References to another node (`{"@id": …}`) have no type and are skipped. */
function nodesIn(value: unknown): JsonLdNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return '@type' in value ? [value as JsonLdNode, ...inside] : inside
}

const ALWAYS = ['@type', '@context']

/** The faults of a node: `Article lacks headline`, `Offer has colour, which no Offer has`. */
function faultsOf(node: JsonLdNode): string[] {
  const type = String(node['@type'])
  const schemaType = SCHEMA_TYPES[type]
  if (!schemaType) return [`${type} is no type we use`]
  const { required, recommended = [], also = [] } = schemaType
  const allowed = new Set([...ALWAYS, ...required, ...recommended, ...also])
  return [
    ...[...required, ...recommended].filter((name) => !(name in node)).map((name) => `${type} lacks ${name}`),
    ...Object.keys(node)
      .filter((name) => !allowed.has(name))
      .map((name) => `${type} has ${name}, which is not its`),
  ]
}

/** The first URL with each fault. */
const faults = (faultsOfNode: (node: JsonLdNode) => string[]) =>
  Object.fromEntries(
    pages.flatMap(({ url, nodes }) =>
      nodesIn(nodes)
        .flatMap(faultsOfNode)
        .map((fault) => [fault, url]),
    ),
  )

test('every node has the properties that search engines require and recommend, and no unknown ones', () => {
  expect(pages.flatMap(({ nodes }) => nodesIn(nodes)).length).toBeGreaterThan(2000)
  expect(faults(faultsOf)).toEqual({})
})

test('control: the table finds missing and unknown properties and unknown types', () => {
  expect(faultsOf({ '@type': 'Offer', price: 100, colour: 'red' })).toEqual([
    'Offer lacks priceCurrency',
    'Offer lacks url',
    'Offer has colour, which is not its',
  ])
  expect(faultsOf({ '@type': 'Banana' })).toEqual(['Banana is no type we use'])
})

/** Hotels, restaurants and activities of the sample content are fictional, and have no structured data. */
const NOT_IN_SAMPLE = [
  'Brand',
  'LodgingBusiness',
  'LocationFeatureSpecification',
  'Restaurant',
  'AggregateOffer',
]

test('every type of the table is used', () => {
  const used = new Set(pages.flatMap(({ nodes }) => nodesIn(nodes).map((node) => node['@type'])))
  const unused = Object.keys(SCHEMA_TYPES).filter((type) => !used.has(type))
  expect(unused.filter((type) => !NOT_IN_SAMPLE.includes(type))).toEqual([])
})

const isAbsolute = (value: unknown) => typeof value === 'string' && /^https:\/\/[^ ]+$/.test(value)
const RULES: Record<string, (node: JsonLdNode) => boolean> = {
  'addresses are absolute': ({ url, image = [], mainEntityOfPage = url }) =>
    [url, mainEntityOfPage, ...image].filter((value) => value !== undefined).every(isAbsolute),
  'articles and places have the three shapes of a picture': (node) =>
    !('geo' in node || 'headline' in node) ||
    ['1200,height=1200', '1200,height=900', '1200,height=675'].every((size, index) =>
      node.image[index].includes(`width=${size},`),
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
  'a product has an offer, or what the editors thought of it': (node) =>
    node['@type'] !== 'Product' || 'offers' in node || 'positiveNotes' in node,
  'check-in is a time of a clock': ({ checkinTime = '15:00', checkoutTime = '10:00' }) =>
    [checkinTime, checkoutTime].every((time) => /^\d{2}:\d{2}(:\d{2})?$/.test(time)),
}

test.each(Object.keys(RULES))('%s', (name) => {
  expect(
    faults((node) =>
      RULES[name]?.(node) ? [] : [`${node['@type']}: ${JSON.stringify(node).slice(0, 200)}`],
    ),
  ).toEqual({})
})
