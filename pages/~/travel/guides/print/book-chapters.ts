import { sectionNames } from '#domain/travel/guide-days.ts'
import type { GuideDocument, GuidePlace } from '#domain/travel/guide-document.ts'
import { openingThatDay } from '#domain/travel/opening-that-day.ts'
import { type Block, type DayLine, type PrintChoices, piecesOf } from './block.ts'
import type { Chapter } from './bind-book.ts'

const EMERGENCIES: readonly Block[] = [
  { type: 'contact', name: '警察', tel: '110', note: '事件・事故' },
  { type: 'contact', name: '救急・消防', tel: '119', note: '' },
  { type: 'contact', name: '海上保安庁', tel: '118', note: '海の事故' },
  { type: 'contact', name: '救急相談', tel: '#7119', note: '実施している地域のみ' },
  { type: 'contact', name: '災害用伝言ダイヤル', tel: '171', note: '' },
]

const inPairs = (items: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(items.length / 2) }, (_, index) => items.slice(index * 2, index * 2 + 2))

type Source = GuideDocument & { choices: PrintChoices }

/** What a printed guide says, chapter by chapter, in blocks that are not cut. */
export function bookChapters(document: GuideDocument, choices: PrintChoices): Record<Chapter, Block[]> {
  const source = { ...document, choices }
  return {
    overview: overview(source),
    days: days(source),
    things: [...checklist(source), ...bookings(source), ...costs(source)],
    notes: notes(source),
  }
}

const linesOf = ({ activities, places, choices }: Source, id: string, date: string | null): DayLine[] =>
  activities
    .filter(({ sectionId }) => sectionId === id)
    .map((activity) => {
      const place = places.find((one) => one.id === activity.refId) ?? null
      return {
        type: 'activity',
        activity,
        place,
        opening: place && date ? openingThatDay(place, date, null) : '',
        cost: choices.costs ? (activity.transport?.fare ?? activity.price) : null,
        reservationNo: choices.reservations ? activity.reservationNo : '',
      }
    })

function overview(source: Source): Block[] {
  const names = sectionNames(source.sections)
  const rows = source.sections.map((section, index): Block => {
    const titles = source.activities.filter(({ sectionId, kind }) => sectionId === section.id && kind !== 'move')
    return {
      type: 'overview',
      section: index,
      name: names[index]?.name ?? '',
      detail: names[index]?.detail ?? '',
      titles: titles.map(({ title }) => title).join('、'),
    }
  })
  const nothing: Block = { type: 'text', text: '予定はまだありません。', isAside: false }
  return [{ type: 'title', text: 'もくじと行程' }, ...(rows.length > 0 ? rows : [nothing])]
}

function days(source: Source): Block[] {
  const names = sectionNames(source.sections)
  const { memos } = source.choices
  return source.sections.flatMap(({ id, date, memo }, section): Block[] => [
    { type: 'day', section, name: names[section]?.name ?? '', detail: names[section]?.detail ?? '' },
    ...(memos ? texts(memo, false) : []),
    ...linesOf(source, id, date).flatMap((line): Block[] => [
      line,
      ...(memos ? texts(line.activity.memo, true) : []),
    ]),
  ])
}

const texts = (text: string, isAside: boolean): Block[] =>
  piecesOf(text).map((piece) => ({ type: 'text', text: piece, isAside }))

function checklist({ guide }: Source): Block[] {
  const categories = [...new Set(guide.checklist.map(({ category }) => category))]
  const items = categories.flatMap((category): Block[] => {
    const found = guide.checklist.filter((item) => item.category === category)
    return [
      { type: 'title', text: category || 'もちもの' },
      ...inPairs(found.map(({ text }) => text)).map((pair): Block => ({ type: 'checks', items: pair })),
    ]
  })
  if (items.length > 0) return items
  return [{ type: 'title', text: 'もちもの' }, ...inPairs(Array(6).fill('')).map((pair): Block => ({ type: 'checks', items: pair }))]
}

function bookings({ sections, activities, places, choices }: Source): Block[] {
  if (!choices.reservations) return []
  const names = sectionNames(sections)
  const rows = sections.flatMap(({ id }, index) =>
    activities
      .filter(({ sectionId, reservationNo }) => sectionId === id && reservationNo !== '')
      .map(({ title, startTime, reservationNo, refId }): Block => ({
        type: 'booking',
        when: [names[index]?.name, startTime].filter(Boolean).join(' '),
        title,
        reservationNo,
        tel: telOf(places, refId),
      })),
  )
  return rows.length > 0 ? [{ type: 'title', text: '予約番号' }, ...rows] : []
}

const telOf = (places: readonly GuidePlace[], refId: string | null): string | null =>
  places.find(({ id }) => id === refId)?.tel ?? null

function costs(source: Source): Block[] {
  if (!source.choices.costs) return []
  const names = sectionNames(source.sections)
  const rows = source.sections.flatMap(({ id, date }, index) => {
    const amount = linesOf(source, id, date).reduce((total, { cost }) => total + (cost ?? 0), 0)
    return amount > 0 ? [{ name: names[index]?.name ?? '', amount }] : []
  })
  const total = rows.reduce((sum, { amount }) => sum + amount, 0)
  const { budget } = source.guide
  if (total === 0 && budget === null) return []
  return [
    { type: 'title', text: '費用' },
    ...rows.map((row): Block => ({ type: 'cost', ...row, isSum: false })),
    { type: 'cost', name: '合計', amount: total, isSum: true },
    ...(budget === null ? [] : [{ type: 'cost', name: '予算', amount: budget, isSum: false } as const]),
  ]
}

function notes({ guide, places, choices }: Source): Block[] {
  const stays = places.filter(({ kind, tel }) => kind === 'hotel' && tel)
  return [
    { type: 'title', text: 'メモ' },
    ...(choices.memos ? texts(guide.memo, false) : []),
    { type: 'lines', label: '', count: 4 },
    { type: 'title', text: '緊急の連絡先' },
    { type: 'lines', label: '家族・勤め先', count: 1 },
    ...stays.map(({ title, tel }): Block => ({ type: 'contact', name: title, tel: tel ?? '', note: '' })),
    ...EMERGENCIES,
    { type: 'colophon' },
  ]
}

