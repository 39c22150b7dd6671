import type { ManagedAuthor } from '#domain/content/managed-author.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { paths } from '../paths.ts'
import { deleteAuthor } from './calls.ts'

/** Deletes an author without contents. */
export function DeleteAuthor({ author }: { author: ManagedAuthor }) {
  const { isBusy, problem, run } = useAction()
  if (author.articles > 0)
    return (
      <p className="text-15 text-usuzumi">
        この書き手の名前が出ているページが{author.articles.toLocaleString('ja-JP')}件あるので、消せません。
      </p>
    )
  const remove = () =>
    openDialog({
      text: `「${author.name}」を消します。元には戻せません。`,
      acceptText: '消す',
      acceptColor: 'danger',
      onAccept: () => {
        void run(async () => {
          await deleteAuthor(author.id, author.version)
          notify({ description: `「${author.name}」を消しました。` })
          await navigate(paths.authors())
        })
        return true
      },
    })
  return (
    <div className="border-t border-rule pt-24">
      <Button variant="quiet" aria-disabled={isBusy || undefined} onClick={remove}>
        書き手を消す
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
