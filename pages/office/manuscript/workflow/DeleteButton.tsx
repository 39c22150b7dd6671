import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { paths } from '../../paths.ts'
import { useManuscriptStore } from '../manuscript-context.ts'

/** Deletes a draft that was never published. */
export function DeleteButton() {
  const store = useManuscriptStore()
  const { isBusy, problem, run } = useAction()
  const remove = () =>
    run(async () => {
      await store.calls.remove(store.state.get().document?.manuscript.version ?? 1)
      await store.discard()
      notify({ description: '原稿を削除しました。', color: 'success' })
      await navigate(paths.list(store.kind), { replace: true })
    })
  const confirmDelete = () =>
    openDialog({
      text: 'この原稿を削除しますか\n一度も公開していない原稿です。削除すると元に戻せません。',
      acceptText: '削除する',
      acceptColor: 'danger',
      onAccept: () => {
        void remove()
        return true
      },
    })
  return (
    <>
      <Button variant="quiet" disabled={isBusy} onClick={confirmDelete}>
        原稿を削除する
      </Button>
      <p role="alert">{problem}</p>
    </>
  )
}
