import { openDialog } from '#renderer/shell/messages/dialogs.ts'

const hasUnsent = async (): Promise<boolean> => {
  const { hasUnsent: find } = await import('#renderer/device/owner.ts')
  return find()
}

/** Goes on at once, unless this device has changes that nobody else has: they would be lost without a word. */
export async function askUnsent(goOn: () => Promise<void>): Promise<void> {
  const isAsked = await hasUnsent().catch(() => false)
  if (!isAsked) return goOn()
  openDialog({
    text: 'まだ送信していない変更があります\nこのままログアウトすると、この端末だけにある変更は失われます。',
    acceptText: '変更を破棄してログアウト',
    acceptColor: 'danger',
    cancelText: 'ログアウトしない',
    onAccept: () => {
      goOn()
      return true
    },
  })
}
