import type { SwitchState } from '#domain/site/switches.ts'
import { request } from '#renderer/api/request.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { type SwitchForm, saveSwitches } from './endpoints.ts'
import { MODE_LABELS } from './mode-labels.ts'

/** Confirms maintenance mode, because nothing can be read afterwards. */
const confirmClosing = (): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (isSure: boolean) => () => {
      resolve(isSure)
      return true
    }
    openDialog({
      text: 'サイト全体を止めます。\nすべての読者に、点検中のお知らせだけが表示されます。ログインとこのページは使えます。',
      acceptText: '全体を止める',
      acceptColor: 'danger',
      cancelText: 'やめる',
      onAccept: answer(true),
      onCancel: answer(false),
    })
  })

/** Saves the switches and reports the result; offers the other person's state on a conflict. */
export function useSwitching({ version, switches }: SwitchState, onChanged: () => void) {
  const save = async ({ minBuild, ...values }: SwitchForm) => {
    const isClosing = values.mode === 'closed' && switches.mode !== 'closed'
    if (isClosing && !(await confirmClosing())) throw new Error('切り替えをやめました。')
    const json = { ...values, minBuild: minBuild || null, version }
    const { isSynced } = await request(saveSwitches({ json }))
    notify({
      color: isSynced ? 'success' : 'warning',
      description: isSynced
        ? `「${MODE_LABELS[values.mode]}」に切り替えました。数秒で、すべての読者に届きます。`
        : '切り替えを記録しましたが、まだ読者に届いていません。1分ほどで届きます。',
    })
    onChanged()
  }
  const acceptTheirs = () => {
    notify({
      color: 'warning',
      description: 'ほかの人が先に切り替えました。いまの状態を確認してください。',
      duration: 12_000,
    })
    onChanged()
  }
  return { save, acceptTheirs }
}
