import type { EndOfOthers } from '#domain/auth/session.ts'
import { endOtherSessions } from '#renderer/auth/end-other-sessions.ts'
import { createStore } from '#renderer/shell/messages/store.ts'

/** Incremented when sessions change on this page, so that their list is fetched again. */
export const sessionChanges = createStore(0)

export const sessionsChanged = (): void => sessionChanges.set(sessionChanges.get() + 1)

/** Signs out other devices after a credential was changed, and shows the result: the change itself is done by then. */
export async function signOutOthers(because: EndOfOthers): Promise<string> {
  try {
    await endOtherSessions(because)
    sessionsChanged()
    return 'ほかの端末はログアウトしました。'
  } catch {
    return 'ほかの端末はログアウトできませんでした。「ログイン中の端末」から、もう一度お試しください。'
  }
}
