import { formatIsoDay } from '#domain/date/date.ts'
import type { GuideSummary } from '#domain/travel/guide-document.ts'
import type { TravelCalls } from './calls.ts'
import type { Device, StoredGuide } from './device.ts'
import { cachePictures } from './pictures.ts'

/** The number of guides cached for offline use, not counting those with unsent changes. */
export const MAX_CACHED_GUIDES = 10

/** The current or next trip. */
export const nextTrip = (guides: readonly GuideSummary[], today: string): GuideSummary | null =>
  guides
    .filter(({ startDate, endDate }) => (endDate ?? startDate ?? '') >= today)
    .sort((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''))[0] ?? null

/** The least recently opened guides beyond the limit, except the next trip and guides with unsent changes. */
export const surplus = (stored: readonly StoredGuide[], next: string | null): string[] =>
  stored
    .filter(({ id, entries }) => entries.length === 0 && id !== next)
    .sort((a, b) => b.openedAt - a.openedAt)
    .slice(next ? MAX_CACHED_GUIDES - 1 : MAX_CACHED_GUIDES)
    .map(({ id }) => id)

/**
 * After the list was loaded: removes deleted guides from the device, caches the next trip, and evicts guides that were
 * not opened for long.
 */
export async function cacheGuides(
  device: Device,
  calls: TravelCalls,
  list: readonly GuideSummary[],
  now: Date,
): Promise<void> {
  const next = nextTrip(list, formatIsoDay(now))
  const listed = new Set(list.map(({ id }) => id))
  const before = await device.list()
  const isStale = ({ id, base }: StoredGuide) => id === next?.id && base?.guide.updatedAt !== next.updatedAt
  const stored = before.find(({ id }) => id === next?.id)
  if (next && (!stored || isStale(stored))) {
    const base = await calls.load(next.id).catch(() => null)
    if (base)
      await device.change(next.id, (old) => ({
        ...old,
        base: old.entries.length > 0 && old.base ? old.base : base,
        openedAt: old.openedAt || now.getTime(),
        revision: old.revision + 1,
      }))
  }
  const removed = before.filter(({ id, entries }) => entries.length === 0 && !listed.has(id))
  for (const id of [...removed.map((guide) => guide.id), ...surplus(before, next?.id ?? null)])
    await device.change(id, (old) => (old.entries.length > 0 ? old : null))
  await cachePictures(await device.list())
}
