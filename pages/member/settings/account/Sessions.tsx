import type { ListedSession } from '#domain/auth/session.ts'
import { confirmUnsent } from '#renderer/auth/confirm-unsent.ts'
import { endOtherSessions } from '#renderer/auth/end-other-sessions.ts'
import { logOut } from '#renderer/auth/sign-out.ts'
import { Button } from '#renderer/form/Button.tsx'
import { releaseDrafts } from '#renderer/form/draft-owner.ts'
import { flushAndClearShelf } from '#renderer/shelf/flush-and-clear.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { SessionList } from '#renderer/ui/sessions/SessionList.tsx'
import { Block } from '../parts/Block.tsx'
import { LoadError } from '../parts/LoadError.tsx'
import { sessionsChanged } from './other-sessions.ts'
import { useSessions } from './useSessions.ts'

const endAll = async () => {
  const { endEverySession } = await import('../member-calls.ts')
  await endEverySession()
  await flushAndClearShelf()
  releaseDrafts()
  await logOut({ isEnded: true })
  return true
}

const confirmAll = () =>
  openDialog({
    text: 'すべての端末からログアウトしますか\nこの端末も含みます。もう一度使うときは、それぞれの端末でログインしてください。',
    acceptText: 'すべてログアウト',
    acceptColor: 'danger',
    onAccept: endAll,
  })

const endOthers = async () => {
  await endOtherSessions('request')
  sessionsChanged()
  notify({ description: 'ほかの端末をログアウトしました。', color: 'success' })
  return true
}

const confirmOthers = () =>
  openDialog({
    text: 'ほかのすべての端末をログアウトしますか\nこの端末はそのまま使えます。',
    acceptText: 'ほかの端末をログアウト',
    acceptColor: 'danger',
    onAccept: endOthers,
  })

const confirmOne = ({ id, device }: ListedSession) =>
  openDialog({
    text: `「${device || '不明な端末'}」をログアウトしますか\nその端末で使うには、もう一度ログインが必要になります。`,
    acceptText: 'この端末をログアウト',
    acceptColor: 'danger',
    onAccept: async () => {
      const { endSession } = await import('../member-calls.ts')
      // Whether it was ended here or already elsewhere, the list has changed.
      await endSession(id).finally(sessionsChanged)
      notify({ description: '端末をログアウトしました。', color: 'success' })
      return true
    },
  })

/** The account's sessions, to end forgotten or foreign ones. */
export function Sessions() {
  const { sessions, error, retry } = useSessions()
  const hasOthers = (sessions?.length ?? 0) > 1
  return (
    <Block
      title="ログイン中の端末"
      about="身に覚えのない端末があるときは、ログアウトして、パスワードを変更してください。"
    >
      {error ? <LoadError error={error} retry={retry} /> : null}
      {!sessions && !error && (
        <p
          // Reserves the height of this device's row.
          className="min-h-[5.5rem]"
          role="status"
        >
          端末を読み込んでいます。
        </p>
      )}
      {sessions && <SessionList sessions={sessions} onEnd={confirmOne} isBusy={false} />}
      <div className="flex flex-wrap gap-8">
        {hasOthers && <Button onClick={confirmOthers}>ほかのすべての端末をログアウト</Button>}
        <Button onClick={() => confirmUnsent(confirmAll)}>すべての端末からログアウト</Button>
      </div>
    </Block>
  )
}
