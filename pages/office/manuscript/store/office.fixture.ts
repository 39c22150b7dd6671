import type { DraftFields, ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { identifierOf } from '#domain/shelf/shelf.fixture.ts'
import { FetchError, ResponseError } from '#renderer/shell/errors/errors.ts'
import type { ManuscriptCalls } from './calls.ts'
import type { Kept, ManuscriptDevice } from './kept.ts'

const AT = '2026-11-21T00:00:00.000Z'
const ID = identifierOf(9)

/** A server with one manuscript, which refuses an older version as the real one does. */
export function officeOf(fields: DraftFields) {
  let version = 1
  let held = fields
  const log: DraftFields[] = []
  /** The saves that left the state before them among the revisions. */
  const keeping: DraftFields[] = []
  const office = {
    isReachable: true,
    log,
    keeping,
    /** Runs before a save is answered: somebody else is quicker, or the line is slow. */
    before: async () => {},
  }
  const document = (): ManuscriptDocument => ({
    manuscript: {
      kind: 'article-page',
      id: ID,
      slug: 'new-00000001',
      title: String(held.title ?? ''),
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
    fields: held,
    live: null,
    problems: [],
  })
  const reach = () => {
    if (!office.isReachable) throw new FetchError()
  }
  const write = (next: DraftFields) => {
    version += 1
    held = next
    log.push(next)
    return document()
  }
  const calls = {
    load: async () => {
      reach()
      return document()
    },
    save: async (known: number, next: DraftFields, keepLast = false) => {
      await office.before()
      reach()
      if (typeof next.title !== 'string')
        throw new ResponseError([
          { code: 'E10422', message: '形式が正しくありません。', field: 'fields.title' },
        ])
      if (known !== version)
        throw new ResponseError([{ code: 'E10409', message: '変更されています。' }], { document: document() })
      if (keepLast) keeping.push(next)
      return write(next)
    },
    act: async () => ({ document: document() }),
  } as unknown as ManuscriptCalls
  return Object.assign(office, {
    calls,
    held: () => held,
    other: (part: DraftFields) => write({ ...held, ...part }),
  })
}

/** A device that keeps everything until it is told not to. */
export function deviceOfOne(): ManuscriptDevice & { rows: Map<string, Kept>; isBroken: boolean } {
  const rows = new Map<string, Kept>()
  const device = {
    rows,
    isBroken: false,
    read: async (kind: string, id: string) => rows.get(kind + id) ?? null,
    write: async (kind: string, id: string, kept: Kept) => {
      if (device.isBroken) throw new Error('the browser keeps nothing')
      rows.set(kind + id, kept)
    },
    remove: async (kind: string, id: string) => void rows.delete(kind + id),
  }
  return device
}
