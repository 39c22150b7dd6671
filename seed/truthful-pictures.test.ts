import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { loadSampleContent } from './content.ts'
import { drawnPictures } from './picture-source.ts'
import { isPlate, type Landmark, type PictureSubject } from './pictures/subject.ts'

type Entry = Publishable & { name?: string; invented?: boolean; order?: number; endAt?: string }

const { entities } = await loadSampleContent(new Date('2026-11-21T03:00:00.000Z'))
const subjects = new Map(drawnPictures().map(({ subject, picture }) => [picture.address, subject]))
const publicOf = (kind: ContentKind) =>
  (entities[kind] as Entry[]).filter(({ status }) => status === 'published')
const subjectOf = ({ hero }: Entry): PictureSubject => {
  const subject = subjects.get(hero.address)
  if (!subject) throw new Error(`${hero.address} is not drawn`)
  return subject
}

/** Places that anybody recognises in the drawing of a landmark. */
const KNOWN_BY: Record<string, Landmark> = {
  'miho-no-matsubara': 'fuji',
  'kawaguchiko-oishi-park': 'fuji',
  'itsukushima-jinja': 'torii-in-sea',
  'tottori-sakyu': 'sand-dune',
  'himeji-castle': 'castle-white',
  hagurosan: 'five-storied-pagoda',
  'kamakura-daibutsu': 'great-buddha',
  'naruto-uzushio': 'whirlpool',
}

test('a real place, a gift and travel gear have their landmark, or a plate with their name', () => {
  const real = (['spot', 'gift', 'goods'] as const).flatMap(publicOf)
  expect(real.length).toBeGreaterThan(180)
  for (const entry of real) {
    const subject = subjectOf(entry)
    expect([entry.slug, isPlate(subject) ? subject.name : subject.landmark]).toEqual([
      entry.slug,
      KNOWN_BY[entry.slug] ?? entry.name,
    ])
  }
})

/** Two drawings of a motif look alike, whatever their season; a plate is that of one name. */
const composition = (entry: Entry): string => {
  const subject = subjectOf(entry)
  return isPlate(subject) ? subject.key : `${subject.motif} ${subject.landmark ?? ''}`
}

const newestFirst = (one: Entry, other: Entry): number =>
  String(other.publishedAt).localeCompare(String(one.publishedAt)) || other.id.localeCompare(one.id)

/** Entries in the order of the list of their kind. */
const listOf = (kind: ContentKind): Entry[] =>
  publicOf(kind).toSorted((one, other) => {
    if (one.order !== undefined && other.order !== undefined) return one.order - other.order
    return one.endAt && other.endAt ? other.endAt.localeCompare(one.endAt) : newestFirst(one, other)
  })

test.each(ALL_CONTENT_KINDS.filter((kind) => CONTENT_KINDS[kind].hasPage))(
  'no two neighbours in a list share a composition: %s',
  (kind) => {
    const list = listOf(kind).map((entry) => [entry.slug, composition(entry)] as const)
    const alike = list.filter(([, own], index) => list[index - 1]?.[1] === own)
    expect(alike).toEqual([])
  },
)
