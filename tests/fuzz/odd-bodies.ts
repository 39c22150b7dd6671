import fc from 'fast-check'
import { HOSTILE_TEXTS } from '#domain/hostile/texts.fixture.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { oddText } from './odd-texts.ts'

/** JSON source text, including forms that `JSON.stringify` never writes. */
type Raw = string

const UNKNOWN_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'id',
  'version',
  'accountId',
  'role',
  '',
  'あ',
  '\u0000',
]

/** Numbers that can be written but that no double represents exactly. */
const NUMBERS: readonly Raw[] = [
  '0',
  '-0',
  '-1',
  '1.5',
  '1e-7',
  '1e21',
  '1e308',
  '1e999',
  '-1e999',
  '9007199254740993',
  '123456789012345678901234567890',
  '2147483648',
]

const nested = (depth: number, open: string, close: string): Raw => open.repeat(depth) + close.repeat(depth)

/** A text whose surrogates are escaped by JSON, as browsers send them, or written as they are. */
const text: fc.Arbitrary<Raw> = fc
  .oneof(oddText, fc.constantFrom(...HOSTILE_TEXTS))
  .map((one) => JSON.stringify(one))

/** Any value in place of any other. */
export const oddValue: fc.Arbitrary<Raw> = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Raw>(
      'null',
      'true',
      'false',
      '""',
      '"　"',
      '"\\ud83d"',
      '"\\udc00\\ud83d"',
      '"a\\u0000b"',
      '[]',
      '{}',
      '[null]',
      '[[]]',
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{"toJSON":1,"then":1}',
      '{"length":3}',
      nested(60, '[', ']'),
      nested(30_000, '[', ']'),
      `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 100, max: 3000 }).map((times) => `[${Array(times).fill('null').join(',')}]`),
  },
  { weight: 1, arbitrary: fc.integer({ min: 2000, max: 60_000 }).map((times) => `"${'あ'.repeat(times)}"`) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
)

/** One edit at one place of a body. `at` selects the place, modulo the number of places. */
type Edit = { at: number; what: 'replace' | 'leave out' | 'double' | 'add'; name: string; value: Raw }

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat({ max: 9999 }),
  what: fc.constantFrom('replace', 'replace', 'replace', 'leave out', 'double', 'add'),
  name: fc.oneof(fc.constantFrom(...UNKNOWN_NAMES), oddText),
  value: oddValue,
})

/** How the whole body is corrupted after its parts. */
type Whole = 'as it is' | 'cut off' | 'trailing' | 'another value' | 'marked' | 'wide' | 'no letters'

export type Mutation = { edits: Edit[]; whole: Whole; where: number; value: Raw }

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  edits: fc.array(edit, { minLength: 1, maxLength: 4 }),
  whole: fc.oneof(
    { weight: 12, arbitrary: fc.constant<Whole>('as it is') },
    {
      weight: 4,
      arbitrary: fc.constantFrom<Whole>(
        'cut off',
        'trailing',
        'another value',
        'marked',
        'wide',
        'no letters',
      ),
    },
  ),
  where: fc.nat({ max: 9999 }),
  value: oddValue,
})

const placesIn = (value: unknown): number =>
  1 +
  (Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []).reduce<number>(
    (sum, part) => sum + placesIn(part),
    0,
  )

/** Writes a value with its edits; `walk.next` counts the places in the order of writing. */
function written(value: unknown, walk: { next: number; edits: ReadonlyMap<number, Edit> }): Raw | null {
  const found = walk.edits.get(walk.next++)
  const skip = (raw: Raw | null): Raw | null => {
    walk.next += placesIn(value) - 1
    return raw
  }
  if (found?.what === 'leave out') return skip(null)
  if (found?.what === 'replace') return skip(found.value)
  if (Array.isArray(value)) {
    const parts = value.map((part) => written(part, walk)).filter((part) => part !== null)
    if (found) parts.push(...(found.what === 'double' ? parts : [found.value]))
    return `[${parts.join(',')}]`
  }
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const raw = part === undefined ? null : written(part, walk)
    return raw === null ? [] : [`${JSON.stringify(name)}:${raw}`]
  })
  if (found?.what === 'add') parts.push(`${JSON.stringify(found.name)}:${found.value}`)
  // A duplicate name: the reader of the first and the reader of the last value must not disagree.
  const [first] = parts
  if (found?.what === 'double' && first) parts.push(`${first.slice(0, first.indexOf(':'))}:${found.value}`)
  return `{${parts.join(',')}}`
}

const encoder = new TextEncoder()

function corrupted(raw: Raw, { whole, where, value }: Mutation): Uint8Array {
  const bytes = encoder.encode(raw)
  const cut = bytes.slice(0, where % Math.max(1, bytes.length))
  if (whole === 'cut off') return cut
  if (whole === 'trailing') return encoder.encode(`${raw}${value}`)
  if (whole === 'another value') return encoder.encode(value)
  if (whole === 'marked') return new Uint8Array([0xef, 0xbb, 0xbf, ...bytes])
  if (whole === 'wide') return new Uint8Array(Buffer.from(`\ufeff${raw}`, 'utf16le'))
  if (whole === 'no letters') return new Uint8Array([...cut, 0xff, 0xc0, 0x80, ...bytes.slice(cut.length)])
  return bytes
}

/** A valid body with a few errors. */
export function mutated(value: unknown, change: Mutation): Uint8Array {
  const places = placesIn(value)
  const edits = new Map(change.edits.map((one) => [one.at % places, one]))
  return corrupted(written(value, { next: 0, edits }) ?? '', change)
}

/** The body with an additional part, so that the whole has the given number of levels. */
export const nestedBodies = (value: unknown, levels: number): Raw[] => {
  const rest = JSON.stringify(value).slice(1)
  return [nested(levels - 1, '[', ']'), `${nested(levels - 1, '{"a":', '}').replace(':}', ':1}')}`].map(
    (part) => `{"extra":${part}${rest === '}' ? '' : ','}${rest}`,
  )
}

const HALVES: readonly Raw[] = ['\\ud83d', '\\udc00', '\\udc00\\ud83d']
const MAX_HALVED = 24

const textPlacesIn = (value: unknown): number =>
  typeof value === 'string'
    ? 1
    : Object.values(isRecord(value) || Array.isArray(value) ? value : {}).reduce<number>(
        (sum, part) => sum + textPlacesIn(part),
        0,
      )

/** The body several times, each with an unpaired surrogate in another text, and once in a name. */
export const halvedBodies = (value: unknown): Raw[] => {
  const count = textPlacesIn(value)
  const step = Math.max(1, Math.ceil(count / MAX_HALVED))
  const places = Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
  return [...places, count].map((place) => {
    let at = 0
    const marked = JSON.stringify(
      { ...(value as object), ...(place === count && { 'extra%half%': 1 }) },
      (_, part) => (typeof part === 'string' && at++ === place ? `${part}%half%` : part),
    )
    return marked.replace('%half%', HALVES[place % HALVES.length] ?? '')
  })
}

/** The content type and encoding that a body declares, and the number of chunks it is sent in. */
export type Variant = { type: string | null; pieces: number; encoding: string | null }

export const variant: fc.Arbitrary<Variant> = fc.record({
  type: fc.oneof(
    { weight: 10, arbitrary: fc.constant('application/json') },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        null,
        '',
        'text/plain',
        'application/json; charset=utf-16',
        'application/json;charset=x',
        'APPLICATION/JSON',
        'application/vnd.api+json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'application/json, text/html',
        'image/jpeg',
      ),
    },
  ),
  pieces: fc.constantFrom(0, 0, 0, 1, 2, 7),
  encoding: fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom('gzip', 'br', 'identity', 'x-nonsense') },
  ),
})

/** The headers and body of a request in a variant; without chunks, Content-Length is sent. */
export function sentAs(bytes: Uint8Array, { type, pieces, encoding }: Variant) {
  const size = Math.max(1, Math.ceil(bytes.length / Math.max(1, pieces)))
  const split = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.slice(index * size, (index + 1) * size),
  )
  return {
    headers: {
      ...(type !== null && { 'content-type': type }),
      ...(encoding !== null && { 'content-encoding': encoding }),
      // Node would not frame the body of a DELETE at all.
      ...(pieces === 0 ? { 'content-length': String(bytes.length) } : { 'transfer-encoding': 'chunked' }),
    },
    body: pieces === 0 ? bytes : split,
  }
}
