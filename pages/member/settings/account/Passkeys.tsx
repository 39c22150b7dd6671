import { formatDate } from '#domain/date/date.ts'
import { useFreshPress } from '#renderer/auth/again/useFreshPress.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { Block } from '../parts/Block.tsx'
import { signOutOthers } from './other-sessions.ts'
import { type Passkey, usePasskeys } from './passkey-state.ts'

/** The member's passkeys, where the pool and the browser support them. */
export function Passkeys() {
  const { passkeys, register, remove } = usePasskeys()
  const { isBusy, problem, run } = useAction()
  const { freshProblem, pressFresh } = useFreshPress()
  if (!passkeys) return null
  const add = () =>
    run(async () => {
      await register()
      notify({ description: 'パスキーを登録しました。', color: 'success' })
    })
  const confirmRemoval = ({ id, name }: Passkey) =>
    openDialog({
      text: `「${name}」を削除しますか\nこのパスキーではログインできなくなります。端末に残ったパスキーは、端末の設定から削除してください。`,
      acceptText: '削除する',
      acceptColor: 'danger',
      onAccept: async () => {
        await remove(id)
        notify({ description: `パスキーを削除しました。${await signOutOthers('factor')}` })
        return true
      },
    })
  return (
    <Block
      title="パスキー"
      about="指紋や顔、端末の暗証番号でログインできます。パスワードの入力はいりません。"
      problem={problem ?? freshProblem}
    >
      {passkeys.length > 0 && (
        <ul className="grid border-t border-rule">
          {passkeys.map((passkey) => (
            <li
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-16 gap-y-8 border-b border-rule py-12 max-[30rem]:grid-cols-[1fr]"
              key={passkey.id}
            >
              <div>
                <p className="flex flex-wrap items-center gap-x-12 gap-y-4 font-semibold">{passkey.name}</p>
                <p className="text-13 leading-[1.6] text-usuzumi">{formatDate(passkey.createdAt)} に登録</p>
              </div>
              <div className="flex flex-wrap justify-end gap-8 max-[30rem]:justify-start">
                <Button
                  aria-label={`${passkey.name}を削除`}
                  onClick={() => pressFresh(() => confirmRemoval(passkey))}
                >
                  削除
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => pressFresh(add)} aria-disabled={isBusy || undefined}>
          {isBusy ? '端末の画面に従ってください' : 'パスキーを登録'}
        </Button>
      </div>
    </Block>
  )
}
