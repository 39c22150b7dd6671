import type { FavoriteKind, HistoryKind } from '#domain/shelf/kinds.ts'
import type { Target } from '#domain/shelf/shelf.ts'
import { contentId } from '../identity.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

const target = <Kind extends FavoriteKind>(targetType: Kind, slug: string): Target<Kind> => ({
  targetType,
  targetId: contentId(targetType, slug),
})
const spots = (...slugs: string[]) => slugs.map((slug) => target('spot', slug))
const articles = (...slugs: string[]) => slugs.map((slug) => target('article-page', slug))

/** Newest first, spots and articles mixed. Two of them are not public any more. */
const FAVORITES: (Target & { title?: string })[] = [
  ...spots('kanazawa-kenrokuen', 'eiheiji', 'tateyama-murodo', 'toyama-glass-museum'),
  ...articles('hokuriku-shinkansen-winter-three-days', 'kenrokuen-yukitsuri-2026'),
  ...spots('fukui-dinosaur-museum', 'dogo-onsen-honkan', 'onomichi-senkoji'),
  ...articles('shimanami-two-days', 'tango-amanohashidate-slow-two-days'),
  { ...target('spot', 'hidden-archived-museum'), title: '湖畔の資料室' },
  ...spots('amanohashidate', 'kinosaki-onsen', 'yakushima-shiratani', 'ginzan-onsen', 'zao-okama'),
  ...articles('naruko-toji-three-nights', 'dosan-line-window-seat', 'hizen-pottery-towns-walk'),
  { ...target('article-page', 'hidden-review-night-trains'), title: '夜の普通列車で海まで' },
  ...spots('adachi-museum', 'izumo-taisha', 'takachiho-gorge'),
]

const READ: Target<HistoryKind>[] = [
  ...spots('kanazawa-kenrokuen', 'gokayama-ainokura'),
  ...articles('hokuriku-shinkansen-winter-three-days'),
  ...spots('eiheiji', 'fukui-dinosaur-museum', 'kanazawa-omicho-market', 'toyama-glass-museum'),
  ...articles('kenrokuen-yukitsuri-2026', 'chubu-water-mirror-views', 'chubu-preserved-flavours'),
  ...spots('tateyama-murodo', 'matsumoto-castle', 'kamikochi', 'narai-juku', 'kawagoe-kurazukuri'),
  ...articles('kanto-rainy-day-places', 'aizu-two-days-by-train', 'izumo-kamiari-2026'),
  ...spots('izumo-taisha', 'adachi-museum', 'tottori-sakyu', 'dogo-onsen-honkan', 'matsuyama-castle'),
  ...articles('shimanami-two-days', 'dosan-line-window-seat', 'hitachi-kochia-autumn-2026'),
  ...spots('hitachi-seaside-park', 'fukuroda-falls', 'onomichi-senkoji', 'itsukushima-jinja', 'kotohira-gu'),
  ...articles('naruko-toji-three-nights', 'koyasan-winter-shukubo-night', 'tohoku-stone-steps-basho'),
  ...spots(
    'ginzan-onsen',
    'yamadera-risshakuji',
    'hagurosan',
    'koyasan-okunoin',
    'nachi-no-taki',
    'todai-ji',
  ),
]

/** A time between 20:00 and 23:00 in Japan. */
const evening = (now: Date, daysAgo: number, minutes: number): string => {
  const day = new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10)
  return new Date(Date.parse(`${day}T11:00:00Z`) + minutes * MINUTE_MS).toISOString()
}

export const travelFavorites = (now: Date) =>
  FAVORITES.map((favorite, index) => ({
    ...favorite,
    createdAt: evening(now, 2 + Math.floor(index ** 1.7 * 1.2), (index * 47) % 160),
  }))

/** Some of the last hours, the rest over seven weeks; some pages were read more than once. */
export const travelHistories = (now: Date) =>
  READ.map((entry, index) => {
    // An evening of reading every few days, with some pages each.
    const daysAgo = Math.ceil((index / READ.length) ** 1.4 * 16) * 3
    const views = 1 + ((index * 7) % 5 === 0 ? 3 : index % 2)
    const lastViewedAt =
      index < 3
        ? new Date(now.getTime() - (index + 1) * 23 * MINUTE_MS).toISOString()
        : evening(now, daysAgo, 160 - ((index * 11) % 160))
    const firstViewedAt = views > 1 ? evening(now, daysAgo + views * 4, 30) : lastViewedAt
    return { ...entry, firstViewedAt, lastViewedAt, views }
  })
