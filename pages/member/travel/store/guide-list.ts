import type { GuideDocument, GuideSummary } from '#domain/travel/guide-document.ts'
import { createStore } from '#renderer/shell/messages/store.ts'
import type { TravelCalls } from './calls.ts'
import type { Device, KeptGuide } from './device.ts'
import { documentOf } from './kept.ts'
import { isPending } from './queued.ts'
import { reachState } from './reach.ts'
import { isUnreachable } from './refused.ts'

export type ListedGuide = GuideSummary & {
  /** Whether it opens without a network: 「オフラインで見られます」. */
  isKept: boolean
  /** How many of its changes the server does not have yet. */
  waiting: number
}

export type GuideListState = { guides: ListedGuide[] | null; error: unknown; isLoading: boolean }

export const guideListState = createStore<GuideListState>({ guides: null, error: null, isLoading: true })

/** What the device has of a guide, as the list shows it. */
const summaryOf = ({ guide, sections, activities, places }: GuideDocument): GuideSummary => ({
  ...guide,
  sectionCount: sections.length,
  activityCount: activities.length,
  coverPicture: places.find(({ picture }) => picture)?.picture ?? null,
})

const listed = (summary: GuideSummary, kept: KeptGuide | undefined): ListedGuide => {
  const document = kept ? documentOf(kept) : null
  const waiting = kept?.entries.filter(isPending).length ?? 0
  // What is not sent yet is newer than what the server knows; the picture is the server's choice.
  const own =
    document && waiting > 0 ? { ...summaryOf(document), coverPicture: summary.coverPicture } : summary
  return { ...own, isKept: document !== null, waiting }
}

/** The server's list with what the device knows besides: newest change first. */
export function withKept(summaries: readonly GuideSummary[], kept: readonly KeptGuide[]): ListedGuide[] {
  const known = new Map(kept.map((guide) => [guide.id, guide]))
  const named = new Set(summaries.map(({ id }) => id))
  const unsent = kept.filter(
    ({ id, entries }) => !named.has(id) && entries.some(({ edit }) => edit.type === 'createGuide'),
  )
  return [...summaries.map((row) => listed(row, known.get(row.id))), ...ofDevice(unsent)].sort(newestFirst)
}

const newestFirst = (one: ListedGuide, other: ListedGuide) => other.updatedAt.localeCompare(one.updatedAt)

/** Without the server: what is kept is all that there is. */
export const ofDevice = (kept: readonly KeptGuide[]): ListedGuide[] =>
  kept
    .flatMap((guide) => {
      const document = documentOf(guide)
      return document ? listed(summaryOf(document), guide) : []
    })
    .sort(newestFirst)

/** The server's last list. */
let told: readonly GuideSummary[] | null = null

export function forgetGuideList(): void {
  told = null
  guideListState.set({ guides: null, error: null, isLoading: true })
}

/** The list with what the device holds by now. */
export async function listAnew(device: Device): Promise<void> {
  const kept = await device.list()
  const state = guideListState.get()
  if (state.guides) guideListState.set({ ...state, guides: told ? withKept(told, kept) : ofDevice(kept) })
}

/** Loads the list; where the server cannot be reached it is what the device keeps. */
export async function loadGuideList(
  device: Device,
  calls: TravelCalls,
): Promise<readonly GuideSummary[] | null> {
  const before = guideListState.get()
  if (!before.guides) guideListState.set({ ...before, error: null, isLoading: true })
  try {
    const summaries = await calls.list()
    told = summaries
    reachState.set('online')
    guideListState.set({ guides: withKept(summaries, await device.list()), error: null, isLoading: false })
    return summaries
  } catch (error) {
    const kept = ofDevice(await device.list())
    const isKept = isUnreachable(error) && kept.length > 0
    if (isUnreachable(error)) reachState.set('offline')
    else console.info(error)
    guideListState.set({ guides: isKept ? kept : null, error: isKept ? null : error, isLoading: false })
    return null
  }
}
