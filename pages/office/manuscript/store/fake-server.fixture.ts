import type { DraftFields, ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { identifierOf } from '#domain/shelf/shelf.fixture.ts'
import { FetchError, ResponseError } from '#renderer/shell/errors/errors.ts'
import type { ManuscriptCalls } from './calls.ts'
import type { ManuscriptDevice, StoredDraft } from './local-draft.ts'

const AT = '2026-11-21T00:00:00.000Z'
const ID = identifierOf(9)

/** A fake server with one manuscript; rejects outdated versions. */
export function createFakeServer(fields: DraftFields) {
  let version = 1
  let stored = fields
  const log: DraftFields[] = []
  /** Saves that preserved the previous state as a revision. */
  const preserved: DraftFields[] = []
  const office = {
    isReachable: true,
    log,
    preserved,
    /** Runs before a save is answered, to simulate concurrent saves or a slow network. */
    before: async () => {},
  }
  const document = (): ManuscriptDocument => ({
    manuscript: {
      kind: 'article-page',
      id: ID,
      slug: 'new-00000001',
      title: String(stored.title ?? ''),
      stage: 'draft',
      isLive: false,
      hasChanges: true,
      type: 'news',
      prefectureCode: null,
      authorId: null,
      ownerId: null,
      disclosureKind: 'none',
      heroAddress: null,
      version,
      liveVersion: null,
      publishedAt: null,
      scheduledAt: null,
      unpublishAt: null,
      contentUpdatedAt: null,
      factCheckedAt: null,
      createdAt: AT,
      updatedAt: AT,
      updatedBy: null,
      openComments: 0,
    },
    fields: stored,
    live: null,
    problems: [],
    openReports: 0,
  })
  const reach = () => {
    if (!office.isReachable) throw new FetchError()
  }
  const write = (next: DraftFields) => {
    version += 1
    stored = next
    log.push(next)
    return document()
  }
  const calls = {
    load: async () => {
      reach()
      return document()
    },
    save: async (baseVersion: number, next: DraftFields, keepLast = false) => {
      await office.before()
      reach()
      if (typeof next.title !== 'string')
        throw new ResponseError([
          { code: 'E10422', message: '形式が正しくありません。', field: 'fields.title' },
        ])
      if (baseVersion !== version)
        throw new ResponseError([{ code: 'E10409', message: '変更されています。' }], { document: document() })
      if (keepLast) preserved.push(next)
      return write(next)
    },
    act: async () => ({ document: document() }),
  } as unknown as ManuscriptCalls
  return Object.assign(office, {
    calls,
    stored: () => stored,
    other: (part: DraftFields) => write({ ...stored, ...part }),
  })
}

/** A fake device storage that can be broken. */
export function createFakeDevice(): ManuscriptDevice & { rows: Map<string, StoredDraft>; isBroken: boolean } {
  const rows = new Map<string, StoredDraft>()
  const device = {
    rows,
    isBroken: false,
    list: async (kind: string, id: string) =>
      [...rows.values()]
        .filter(({ key }) => key.startsWith(`${kind}:${id}`))
        .sort((one, other) => one.savedAt - other.savedAt),
    write: async (draft: StoredDraft) => {
      if (device.isBroken) throw new Error('no storage')
      rows.set(draft.key, draft)
    },
    remove: async (key: string, savedAt?: number) => {
      if (savedAt === undefined || rows.get(key)?.savedAt === savedAt) rows.delete(key)
    },
  }
  return device
}
