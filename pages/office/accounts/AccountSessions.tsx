import type { AccountDetails } from '#domain/office/listed-account.ts'
import type { Call } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { SessionList } from '#renderer/ui/sessions/SessionList.tsx'
import { endSessionOf, endSessionsOf, listSessionsOf } from '../people/endpoints.ts'
import { useFetched } from '../useFetched.ts'

type Props = { account: AccountDetails; canEnd: boolean; onEnded: () => void }

/** A member's sessions, which can be ended for a lost or stolen device. */
export function AccountSessions({ account, canEnd, onEnded }: Props) {
  const param = { id: account.id }
  const { data, error, retry } = useFetched(listSessionsOf({ param }))
  const { isBusy, problem, run } = useAction()
  const end = (call: Call<unknown>, description: string) =>
    run(async () => {
      await request(call).finally(retry)
      notify({ description, color: 'success' })
      onEnded()
    })
  const confirm = (text: string, call: Call<unknown>, description: string) =>
    openDialog({
      text: `${text}\nもう一度使うには、ログインが必要になります。この操作は記録に残ります。`,
      acceptText: 'ログアウトする',
      acceptColor: 'danger',
      onAccept: () => {
        void end(call, description)
        return true
      },
    })
  const { sessions } = data ?? {}
  return (
    <section className="grid gap-12" aria-label="ログイン中の端末">
      <h2 className="text-16">ログイン中の端末</h2>
      <p className="text-shu-text empty:hidden" role="alert">
        {problem}
      </p>
      {!data && error && <Refusal error={error} onRetry={retry} />}
      {!data && !error && <p role="status">端末を読み込んでいます。</p>}
      {sessions?.length === 0 && <p className="text-13 text-usuzumi">ログイン中の端末はありません。</p>}
      {sessions && sessions.length > 0 && (
        <SessionList
          sessions={sessions}
          isBusy={isBusy}
          hasNetwork
          onEnd={
            canEnd
              ? ({ id, device }) =>
                  confirm(
                    `「${device || '不明な端末'}」をログアウトしますか`,
                    endSessionOf({ param: { ...param, sessionId: id } }),
                    '端末をログアウトしました。',
                  )
              : undefined
          }
        />
      )}
      {account.isSelf && (
        <p className="text-13 text-usuzumi">
          自分の端末は、「設定」の「アカウント」からまとめてログアウトできます。
        </p>
      )}
      {canEnd && !account.isSelf && sessions && sessions.length > 0 && (
        <div>
          <Button
            disabled={isBusy}
            onClick={() =>
              confirm(
                'この会員のすべての端末をログアウトしますか',
                endSessionsOf({ param }),
                'すべての端末をログアウトしました。',
              )
            }
          >
            すべての端末をログアウト
          </Button>
        </div>
      )}
    </section>
  )
}
