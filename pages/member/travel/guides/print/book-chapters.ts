import { clockText } from '#domain/travel/clock-text.ts'
import { costOf, costsOf } from '#domain/travel/cost.ts'
import type { GuideDocument, GuidePlace } from '#domain/travel/guide-document.ts'
import { openingThatDay } from '#domain/travel/opening-that-day.ts'
import { sectionLabels } from '#domain/travel/section-labels.ts'
import type { Chapter } from './bind-book.ts'
import { type Block, type DayLine, type PrintChoices, piecesOf } from './block.ts'

const EMERGENCIES: readonly Block[] = [
  { type: 'contact', name: '警察', tel: '110', note: '事件・事故' },
  { type: 'contact', name: '救急・消防', tel: '119', note: '' },
  { type: 'contact', name: '救急相談', tel: '#7119', note: '実施している地域のみ' },
  { type: 'contact', name: '災害用伝言ダイヤル', tel: '171', note: '' },
]

const inPairs = (items: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(items.length / 2) }, (_, index) => items.slice(index * 2, index * 2 + 2))

type Source = GuideDocument & { choices: PrintChoices }

/** The content of a printed guide as blocks, by chapter. */
export function bookChapters(document: GuideDocument, choices: PrintChoices): Record<Chapter, Block[]> {
  const source = { ...document, choices }
  return {
    overview: overview(source),
    days: days(source),
    belongings: [...checklist(source), ...bookings(source), ...costs(source)],
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
        cost: choices.costs ? costOf(activity) : null,
        reservationNo: choices.reservations ? activity.reservationNo : '',
      }
    })

/** `1日目`, `12月5日（土） 着いて、町へ`; for a themed section its title. */
const namesOf = (sections: Source['sections']): { name: string; detail: string }[] =>
  sectionLabels(sections).map(({ name, date, title }) => ({
    name,
    detail: [date, title].filter(Boolean).join(' '),
  }))

function overview(source: Source): Block[] {
  const names = namesOf(source.sections)
  const rows = source.sections.map((section, index): Block => {
    const titles = source.activities.filter(
      ({ sectionId, kind }) => sectionId === section.id && kind !== 'move',
    )
    return {
      type: 'overview',
      to: index,
      name: names[index]?.name ?? '',
      detail: names[index]?.detail ?? '',
      titles: titles
        .map(({ title, startTime }) => [startTime && clockText(startTime), title].filter(Boolean).join(' '))
        .join('　'),
    }
  })
  const nothing: Block = { type: 'text', text: '予定はまだありません。', isAside: false, isOpen: false }
  return [
    { type: 'title', text: 'もくじと行程' },
    ...(rows.length > 0 ? rows : [nothing]),
    { type: 'overview', to: 'belongings', name: belongingsTitle(source.choices), detail: '', titles: '' },
    { type: 'overview', to: 'notes', name: 'メモと緊急の連絡先', detail: '', titles: '' },
  ]
}

const belongingsTitle = ({ reservations, costs }: PrintChoices): string =>
  ['持ちもの', reservations && '予約番号', costs && '費用'].filter(Boolean).join('・')

function days(source: Source): Block[] {
  const names = namesOf(source.sections)
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
  piecesOf(text).map((piece) => ({ type: 'text', ...piece, isAside }))

function checklist({ guide }: Source): Block[] {
  const categories = [...new Set(guide.checklist.map(({ category }) => category))]
  const items = categories.flatMap((category): Block[] => {
    const found = guide.checklist.filter((item) => item.category === category)
    return [
      { type: 'title', text: category || '持ちもの' },
      ...inPairs(found.map(({ text }) => text)).map((pair): Block => ({ type: 'checks', items: pair })),
    ]
  })
  if (items.length > 0) return items
  return [
    { type: 'title', text: '持ちもの' },
    ...inPairs(Array(6).fill('')).map((pair): Block => ({ type: 'checks', items: pair })),
  ]
}

function bookings({ sections, activities, places, choices }: Source): Block[] {
  if (!choices.reservations) return []
  const names = namesOf(sections)
  const rows = sections.flatMap(({ id }, index) =>
    activities
      .filter(({ sectionId, reservationNo }) => sectionId === id && reservationNo !== '')
      .map(
        ({ title, startTime, reservationNo, refId }): Block => ({
          type: 'booking',
          when: [names[index]?.name, startTime && clockText(startTime)].filter(Boolean).join(' '),
          title,
          reservationNo,
          tel: telOf(places, refId),
        }),
      ),
  )
  return rows.length > 0 ? [{ type: 'title', text: '予約番号' }, ...rows] : []
}

const telOf = (places: readonly GuidePlace[], refId: string | null): string | null =>
  places.find(({ id }) => id === refId)?.tel ?? null

function costs(source: Source): Block[] {
  if (!source.choices.costs) return []
  const names = namesOf(source.sections)
  const { bySection, total, undecided } = costsOf(source)
  const { budget } = source.guide
  if (total + undecided === 0 && budget === null) return []
  const row = (name: string, amount: number, isSum = false): Block => ({ type: 'cost', name, amount, isSum })
  return [
    { type: 'title', text: '費用' },
    ...source.sections.flatMap(({ id }, index) => {
      const amount = bySection.get(id)
      return amount ? [row(names[index]?.name ?? '', amount)] : []
    }),
    row('合計', total, true),
    ...(undecided > 0 ? [row('候補にしている予定', undecided)] : []),
    ...(budget === null ? [] : [row('予算', budget)]),
  ]
}

function notes({ guide, places, choices }: Source): Block[] {
  const stays = places.filter(({ kind, tel }) => kind === 'hotel' && tel)
  return [
    { type: 'title', text: 'メモ' },
    ...(choices.memos ? texts(guide.memo, false) : []),
    { type: 'lines', label: '', count: 2 },
    { type: 'title', text: '緊急の連絡先' },
    { type: 'lines', label: '家族・勤め先', count: 1 },
    ...stays.map(({ title, tel }): Block => ({ type: 'contact', name: title, tel: tel ?? '', note: '' })),
    ...EMERGENCIES,
    { type: 'colophon' },
  ]
}
