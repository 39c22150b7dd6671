import { applyEdit } from '#domain/travel/apply-edit.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { FetchError, ResponseError } from '#renderer/shell/errors/errors.ts'
import type { TravelCalls } from './calls.ts'
import { createdDocument, findRow, withRow } from './local-guide.ts'
import { type GuideRow, isUpdate, type Queued } from './queued.ts'

/** An in-memory server with one guide: it increments versions and is idempotent, like ours. */
export function serverWith(document: GuideDocument | null) {
  const server = {
    document,
    sent: [] as Queued['edit'][],
    isReachable: true,
    /** Replies to the next calls before they are processed. */
    refusals: [] as Error[],
    /** Whether processed calls are answered. */
    loseAnswers: 0,
  }
  const written = (edit: Queued['edit']): GuideRow | null => {
    if (edit.type === 'createGuide') {
      server.document ??= createdDocument(edit, '2026-11-21T00:00:00.000Z')
      return null
    }
    const { document: before } = server
    if (!before) throw new ResponseError([{ code: 'E10404', message: 'ありません。' }])
    if (!isUpdate(edit)) {
      server.document = applyEdit(before, edit)
      return null
    }
    const row = findRow(before, edit)
    if (!row) throw new ResponseError([{ code: 'E10404', message: 'ありません。' }])
    if (row.version !== edit.version)
      throw new ResponseError([{ code: 'E10409', message: 'ほかの画面で変更されています。' }], { row })
    const after = { ...row, ...edit.patch, version: row.version + 1 } as GuideRow
    server.document = withRow(applyEdit(before, edit), edit, after)
    return after
  }
  const calls: TravelCalls = {
    load: async () => {
      if (!server.isReachable) throw new FetchError()
      if (!server.document) throw new ResponseError([{ code: 'E10404', message: 'ありません。' }])
      return structuredClone(server.document)
    },
    list: async () => {
      if (!server.isReachable) throw new FetchError()
      return []
    },
    send: async (_guideId, edit) => {
      if (!server.isReachable) throw new FetchError()
      const refusal = server.refusals.shift()
      if (refusal) throw refusal
      const row = written(edit)
      server.sent.push(edit)
      if (server.loseAnswers-- > 0) throw new FetchError()
      return structuredClone(row)
    },
  }
  /** A change by another client, based on the current version. */
  const elsewhere = (edit: Parameters<typeof applyEdit>[1]) => {
    const row = isUpdate(edit) && server.document ? findRow(server.document, edit) : null
    written(row ? ({ ...edit, version: row.version } as typeof edit) : edit)
  }
  return { server, calls, elsewhere }
}
