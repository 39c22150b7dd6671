import type { GuideDocument, GuideSummary } from '#domain/travel/guide-document.ts'
import { createStore } from '#renderer/shell/messages/store.ts'
import { isRefusal } from '#renderer/sync/engine.ts'
import type { TravelCalls } from './calls.ts'
import type { Device, StoredGuide } from './device.ts'
import { documentOf } from './local-guide.ts'
import { isPending } from './queued.ts'
import { reachState } from './reachability.ts'

export type ListedGuide = GuideSummary & {
  /** Whether it is available offline: 「オフラインで見られます」. */
  isAvailableOffline: boolean
  /** The number of unsent changes. */
  waiting: number
}

export type GuideListState = { guides: ListedGuide[] | null; error: unknown; isLoading: boolean }

export const guideListState = createStore<GuideListState>({ guides: null, error: null, isLoading: true })

/** The summary of a guide on the device. */
const summaryOf = ({ guide, sections, activities, places }: GuideDocument): GuideSummary => ({
  ...guide,
  sectionCount: sections.length,
  activityCount: activities.length,
  coverPicture: places.find(({ picture }) => picture)?.picture ?? null,
})

const listed = (summary: GuideSummary, stored: StoredGuide | undefined): ListedGuide => {
  const document = stored ? documentOf(stored) : null
  const waiting = stored?.entries.filter(isPending).length ?? 0
  // Unsent changes are newer than the server's summary; the cover picture is the server's.
  const own =
    document && waiting > 0 ? { ...summaryOf(document), coverPicture: summary.coverPicture } : summary
  return { ...own, isAvailableOffline: document !== null, waiting }
}

/** The server's list merged with the device's unsent guides and changes: newest change first. */
export function withStored(
  summaries: readonly GuideSummary[],
  stored: readonly StoredGuide[],
): ListedGuide[] {
  const storedById = new Map(stored.map((guide) => [guide.id, guide]))
  const named = new Set(summaries.map(({ id }) => id))
  const unsent = stored.filter(
    ({ id, entries }) => !named.has(id) && entries.some(({ edit }) => edit.type === 'createGuide'),
  )
  return [...summaries.map((row) => listed(row, storedById.get(row.id))), ...ofDevice(unsent)].sort(
    newestFirst,
  )
}

const newestFirst = (one: ListedGuide, other: ListedGuide) => other.updatedAt.localeCompare(one.updatedAt)

/** Without the server: only the guides on the device. */
export const ofDevice = (stored: readonly StoredGuide[]): ListedGuide[] =>
  stored
    .flatMap((guide) => {
      const document = documentOf(guide)
      return document ? listed(summaryOf(document), guide) : []
    })
    .sort(newestFirst)

/** The server's last list. */
let serverList: readonly GuideSummary[] | null = null

export function forgetGuideList(): void {
  serverList = null
  guideListState.set({ guides: null, error: null, isLoading: true })
}

/** The list with the current state of the device. */
export async function refreshGuideList(device: Device): Promise<void> {
  const stored = await device.list()
  const state = guideListState.get()
  if (state.guides)
    guideListState.set({ ...state, guides: serverList ? withStored(serverList, stored) : ofDevice(stored) })
}

/** Loads the list; if the server cannot be reached, uses the guides on the device. */
export async function loadGuideList(
  device: Device,
  calls: TravelCalls,
): Promise<readonly GuideSummary[] | null> {
  const before = guideListState.get()
  if (!before.guides) guideListState.set({ ...before, error: null, isLoading: true })
  try {
    const summaries = await calls.list()
    serverList = summaries
    reachState.set('online')
    guideListState.set({ guides: withStored(summaries, await device.list()), error: null, isLoading: false })
    return summaries
  } catch (error) {
    const stored = ofDevice(await device.list().catch(() => []))
    const isAvailableOffline = !isRefusal(error) && stored.length > 0
    if (isRefusal(error)) console.info(error)
    else reachState.set('offline')
    guideListState.set({
      guides: isAvailableOffline ? stored : null,
      error: isAvailableOffline ? null : error,
      isLoading: false,
    })
    return null
  }
}
