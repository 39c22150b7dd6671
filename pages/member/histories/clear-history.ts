import type { TargetType } from '#domain/shelf/shelf.ts'
import { say } from '#renderer/shelf/notices.ts'
import { shelfSource } from '#renderer/shelf/shelf-source.ts'
import { nonFatal } from '#renderer/shell/errors/wrappers.ts'
import { HISTORIES } from '../shelf/lists.ts'

/** Forgets all of a kind. What it was stays on this page for as long as it can be taken back. */
export const clearHistory = (kind: TargetType) =>
  nonFatal(async () => {
    const [{ clearHistories, putBackHistories }, { sent }] = await Promise.all([
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
        await putBackHistories(kind, forgotten)
        list.forget()
        shelfSource().refresh?.({ histories: true })
        await list.load()
      })
    say({ manner: 'passing', text: '履歴をすべて消しました', ...(forgotten.length > 0 && { undo }) })
  })
