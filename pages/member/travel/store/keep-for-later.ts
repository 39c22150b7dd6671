import { formatIsoDay } from '#domain/date/date.ts'
import type { GuideSummary } from '#domain/travel/guide-document.ts'
import type { TravelCalls } from './calls.ts'
import type { Device, KeptGuide } from './device.ts'
import { keepPictures } from './pictures.ts'

/** How many guides a device keeps for reading without a network, those with unsent changes apart. */
export const KEPT_GUIDES = 10

/** The trip that is under way or comes next. */
export const nextTrip = (guides: readonly GuideSummary[], today: string): GuideSummary | null =>
  guides
    .filter(({ startDate, endDate }) => (endDate ?? startDate ?? '') >= today)
    .sort((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''))[0] ?? null

/** What makes room for what was looked at since: neither the next trip nor what the server does not have. */
export const surplus = (kept: readonly KeptGuide[], next: string | null): string[] =>
  kept
    .filter(({ id, entries }) => entries.length === 0 && id !== next)
    .sort((a, b) => b.openedAt - a.openedAt)
    .slice(next ? KEPT_GUIDES - 1 : KEPT_GUIDES)
    .map(({ id }) => id)

/**
 * After the list: what is gone from it goes from the device, the next trip comes to it whether or not it was looked at,
 * and what was not looked at for long makes room.
 */
export async function keepForLater(
  device: Device,
  calls: TravelCalls,
  list: readonly GuideSummary[],
  now: Date,
): Promise<void> {
  const next = nextTrip(list, formatIsoDay(now))
  const listed = new Set(list.map(({ id }) => id))
  const before = await device.list()
  const isStale = ({ id, base }: KeptGuide) => id === next?.id && base?.guide.updatedAt !== next.updatedAt
  const kept = before.find(({ id }) => id === next?.id)
  if (next && (!kept || isStale(kept))) {
    const base = await calls.load(next.id).catch(() => null)
    if (base)
      await device.change(next.id, (old) => ({
        ...old,
        base: old.entries.length > 0 && old.base ? old.base : base,
        openedAt: old.openedAt || now.getTime(),
        told: old.told + 1,
      }))
  }
  const gone = before.filter(({ id, entries }) => entries.length === 0 && !listed.has(id))
  for (const id of [...gone.map((guide) => guide.id), ...surplus(before, next?.id ?? null)])
    await device.change(id, (old) => (old.entries.length > 0 ? old : null))
  await keepPictures(await device.list())
}
