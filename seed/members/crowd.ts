import { addDays } from '#domain/date/japan-time.ts'
import type { HistoryKind } from '#domain/shelf/kinds.ts'
import type { History, Target } from '#domain/shelf/shelf.ts'
import type { NewGuide } from '#domain/travel/new-guide.ts'
import { seedId } from '../identity.ts'
import { guideOf } from './guide-parts.ts'
import type { LinkedContent } from './linked-content.ts'

/** The beginning of the subjects of members for benchmarks. */
export const CROWD_PREFIX = 'scale-member-'

/** What members read and plan with: ids of articles, the newest first, and places by their slugs. */
export type CrowdContent = { articles: readonly string[]; spots: ReadonlyMap<string, LinkedContent> }

type CrowdMember = {
  subject: string
  favorites: (Target & { createdAt: string })[]
  histories: History[]
  guides: NewGuide[]
}

const DAY_MS = 86_400_000

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
const randomOf = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * `count` members for scale tests: the same call on the same day gives the same ones. Most read little; one in a hundred
 * has hundreds of entries. Newer articles are read more.
 */
export function* crowd(
  { articles, spots }: CrowdContent,
  count: number,
  today: string,
): Generator<CrowdMember> {
  const places = [...spots.values()]
  const slugs = [...spots.keys()]
  for (let number = 1; number <= count; number += 1) {
    const random = randomOf(number)
    const below = (limit: number) => Math.floor(random() * limit)
    const eagerness = random() ** 3
    const at = (daysAgo: number) =>
      new Date(Date.parse(`${today}T00:00:00Z`) - daysAgo * DAY_MS - below(DAY_MS)).toISOString()
    const targets = (most: number): Target<HistoryKind>[] => {
      const picked = Array.from(
        { length: Math.ceil(eagerness * most) },
        (): Target<HistoryKind> =>
          random() < 0.4
            ? { targetType: 'spot', targetId: places[below(places.length)]?.id ?? '' }
            : {
                targetType: 'article-page',
                targetId: articles[Math.floor(random() ** 3 * articles.length)] ?? '',
              },
      )
      return [...new Map(picked.map((target) => [target.targetId, target])).values()]
    }
    const guide = (name: string): NewGuide => {
      const startDate = addDays(today, below(200) - 100)
      const days = 1 + below(4)
      const parts = Array.from({ length: days }, () => ({
        title: '',
        lines: Array.from({ length: 2 + below(5) }, (_, line) => ({
          key: `${line}-${random()}`,
          kind: 'spot' as const,
          slug: slugs[below(slugs.length)] ?? '',
        })),
      }))
      const about = {
        title: `${days}日の旅`,
        startDate,
        endDate: addDays(startDate, days - 1),
        prefectureCodes: [],
        members: '',
        memo: '',
        budget: null,
        checklist: [],
      }
      return guideOf(name, about, parts, (_, slug) => spots.get(slug) as LinkedContent)
    }
    const subject = `${CROWD_PREFIX}${String(number).padStart(6, '0')}`
    yield {
      subject,
      favorites: targets(60).map((target) => ({ ...target, createdAt: at(below(300)) })),
      histories: targets(160).map((target) => {
        const lastViewedAt = at(below(300))
        return { ...target, firstViewedAt: lastViewedAt, lastViewedAt, views: 1 }
      }),
      guides: Array.from({ length: Math.floor(eagerness * 5) }, (_, index) =>
        guide(seedId(subject, String(index))),
      ),
    }
  }
}
