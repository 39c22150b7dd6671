import { openDialog } from '../shell/messages/dialogs.ts'

const hasUnsent = async (): Promise<boolean> => {
  const { hasUnsent: find } = await import('../device/owner.ts')
  return find()
}

/** Proceeds at once unless this device has unsent changes, which would be lost: then asks for confirmation. */
export async function confirmUnsent(proceed: () => unknown): Promise<void> {
  const hasChanges = await hasUnsent().catch(() => false)
  if (!hasChanges) return void (await proceed())
  openDialog({
    text: 'まだ送信していない変更があります\nこのままログアウトすると、この端末だけにある変更は失われます。',
    acceptText: '変更を破棄してログアウト',
    acceptColor: 'danger',
    cancelText: 'ログアウトしない',
    onAccept: () => {
      proceed()
      return true
    },
  })
}
