import { expect, test } from 'vitest'
import type { ShareChoices } from './guide.ts'
import { SharedGuide, sharedGuideOf } from './shared-guide.ts'
import { TRIP_TOKEN, tripDocument } from './whole-trip.fixture.ts'

const NONE: ShareChoices = {
  members: false,
  memos: false,
  costs: false,
  reservations: false,
  checklist: false,
}

const shownWith = (choices: Partial<ShareChoices>): string => {
  const share = { token: TRIP_TOKEN, choices: { ...NONE, ...choices }, createdAt: '2026-11-20T00:00:00.000Z' }
  const shared = sharedGuideOf(tripDocument({ share }))
  expect(SharedGuide.strict().safeParse(shared).success).toBe(true)
  return JSON.stringify(shared)
}

/** Unique texts of the sample guide, by the choice that makes them visible. */
const WORDS: Record<keyof ShareChoices, readonly string[]> = {
  members: ['旅野家の4人'],
  memos: ['集合は東口', '荷物は宿に預ける', 'アレルギー', '並ばない店'],
  costs: ['120000', '56720', '48000', '1280'],
  reservations: ['KGY-77401', 'YADO;9', 'secret-ticket'],
  checklist: ['防寒の手ぶくろ', '保険証', '新聞を止める'],
}
const CHOICES = Object.keys(WORDS) as (keyof ShareChoices)[]

test.each(CHOICES)('only the selected parts are visible: %s (R50)', (choice) => {
  const seen = shownWith({ [choice]: true })
  for (const other of CHOICES)
    for (const word of WORDS[other]) expect([word, seen.includes(word)]).toEqual([word, other === choice])
})

test('days, times, places and moves are always visible, identifiers and the link never (R50)', () => {
  const seen = shownWith({})
  for (const word of ['雪吊りの金沢', '2026-12-05', '08:36', 'かがやき505号', '兼六園を歩く', '雨の日の候補'])
    expect(seen).toContain(word)
  const everything = shownWith({
    members: true,
    memos: true,
    costs: true,
    reservations: true,
    checklist: true,
  })
  const { guide, sections, activities } = tripDocument()
  for (const { id } of [guide, ...sections, ...activities, ...guide.checklist])
    expect(everything).not.toContain(id)
  expect(everything).not.toContain(TRIP_TOKEN)
  expect(everything).not.toContain('"done"')
})

test('a guide that is not shared is not visible (R50)', () => {
  expect(sharedGuideOf(tripDocument())).toBeNull()
})
