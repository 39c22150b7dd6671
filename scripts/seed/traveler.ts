import type { D1Database } from '@cloudflare/workers-types'
import { addDays, japanTime } from '#domain/date/japan-time.ts'
import { FAVORITE_KINDS, HISTORY_KINDS } from '#domain/shelf/kinds.ts'
import { ofKind } from '#domain/shelf/shelf.ts'
import { monthsOf } from '#domain/usage/months.ts'
import { subOf, TRAVELER } from '#identity/people.ts'
import type { SampleContent } from '#seed/content.ts'
import { contentId } from '#seed/identity.ts'
import { travelGuides } from '#seed/members/guides.ts'
import type { ContentLookup, LinkedContent } from '#seed/members/linked-content.ts'
import { travelRecords } from '#seed/members/records.ts'
import { travelFavorites, travelHistories } from '#seed/members/shelf.ts'
import { TRAVEL_MARKS, travelUsage } from '#seed/members/usage.ts'
import { findAccountBySubject } from '#worker/db/account/accounts.server.ts'
import { savePrefectureMark } from '#worker/db/content/prefecture-marks.server.ts'
import { offersOf } from '#worker/db/shelf/content.server.ts'
import { addFavorites } from '#worker/db/shelf/favorites.server.ts'
import { mergeHistories } from '#worker/db/shelf/histories.server.ts'
import { createAction } from '#worker/db/travel/actions.server.ts'
import { createGuide } from '#worker/db/travel/new-guide.server.ts'
import { readUsage } from '#worker/db/usage/report.server.ts'
import { countUsage } from '#worker/db/usage/stats.server.ts'
import { saveMember } from './members.ts'

const JOINED_AT = '2024-04-06T03:00:00.000Z'

/** 21:00 in Japan. */
const eveningOf = (day: string) => new Date(`${day}T12:00:00.000Z`)

const contentLookup = (entities: SampleContent['entities']): ContentLookup => {
  const kinds = ['spot', 'hotel', 'restaurant', 'gift'] as const
  const contents = new Map(
    kinds.flatMap((kind) =>
      (entities[kind] as (SampleContent['entities']['spot'][number] & { name: string })[]).map(
        ({ id, name, prefectureCode, cityCode }): [string, LinkedContent] => [
          id,
          { id, title: name, prefectureCode, cityCode },
        ],
      ),
    ),
  )
  return (kind, slug) => {
    const content = contents.get(contentId(kind, slug))
    if (!content) throw new Error(`${kind} ${slug} is not in the sample content`)
    return content
  }
}

async function saveShelf(db: D1Database, id: string, now: Date) {
  const favorites = await offersOf(db, travelFavorites(now), now)
  const histories = await offersOf(db, travelHistories(now), now)
  await db.batch(HISTORY_KINDS.map((kind) => mergeHistories(db, id, kind, ofKind(kind, histories), now)))
  for (const kind of FAVORITE_KINDS) {
    const kept = ofKind(kind, favorites)
    // Usage counts on the day a favorite was added, not today.
    const [insert] = addFavorites(db, id, kind, kept, now)
    await db.batch([
      ...(insert ? [insert] : []),
      ...kept.map(({ createdAt }) => countUsage(db, id, 'favoritesAdded', new Date(createdAt))),
    ])
  }
}

async function saveTravels(db: D1Database, id: string, resolveContent: ContentLookup, today: string) {
  for (const { guide, daysAgo } of travelGuides(resolveContent, today)) {
    const written = await createGuide(db, id, guide, eveningOf(addDays(today, -daysAgo)))
    if (written.outcome !== 'saved') throw new Error(`${guide.guide.title}: ${written.outcome}`)
  }
  for (const { action, writtenOn } of travelRecords(resolveContent, today))
    await createAction(db, id, action, eveningOf(writtenOn))
}

/**
 * Creates an account with saved items and travels, dated relative to today. Filled once; later changes are kept.
 * @returns whether it was filled
 */
export async function saveTraveler(
  db: D1Database,
  entities: SampleContent['entities'],
  now: Date,
): Promise<boolean> {
  await saveMember(db, TRAVELER, JOINED_AT)
  const found = await findAccountBySubject(db, subOf(TRAVELER))
  const today = japanTime(now).date
  if (!found || found.leftAt) return false
  const { id } = found.account
  if ((await readUsage(db, id, monthsOf(null, today))).firstDay) return false
  await saveShelf(db, id, now)
  await saveTravels(db, id, contentLookup(entities), today)
  for (const [code, level] of Object.entries(TRAVEL_MARKS)) await savePrefectureMark(db, id, code, level, now)
  const usage = travelUsage(today).map(({ date, metric, count }) =>
    countUsage(db, id, metric, eveningOf(date), count),
  )
  await db.batch(usage)
  return true
}
