import type { HistoryKind } from '#domain/shelf/kinds.ts'
import { showNotice } from '#renderer/shelf/notices.ts'
import { shelfSource } from '#renderer/shelf/shelf-source.ts'
import { nonFatal } from '#renderer/shell/errors/wrappers.ts'
import { HISTORIES } from '../shelf/lists.ts'

/** Clears the history of a kind. The entries stay in memory for the undo action. */
export const clearHistory = (kind: HistoryKind) =>
  nonFatal(async () => {
    const [{ clearHistories, restoreHistories }, { sent }] = await Promise.all([
      import('#renderer/shelf/account-calls.ts'),
      import('#renderer/shelf/account-shelf.ts'),
    ])
    await sent()
    const forgotten = await clearHistories(kind)
    const list = HISTORIES[kind]
    list.empty()
    shelfSource().refresh?.({ histories: true })
    const undo = () =>
      void nonFatal(async () => {
        await restoreHistories(kind, forgotten)
        list.forget()
        shelfSource().refresh?.({ histories: true })
        await list.load()
      })
    showNotice({ variant: 'passing', text: '履歴をすべて消しました', ...(forgotten.length > 0 && { undo }) })
  })
