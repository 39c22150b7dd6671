import type { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { whileLoading } from '#renderer/shell/messages/loading.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { paths } from '../../paths.ts'
import type { ManuscriptCalls } from '../store/calls.ts'

type Props = { document: ManuscriptDocument; version: number; calls: ManuscriptCalls }

/**
 * Restores a revision as the working copy. The current state stays in the history, and the public version is
 * unchanged.
 */
export function RestoreButton({ document: { manuscript }, version, calls }: Props) {
  const { isBusy, problem, run } = useAction()
  const restore = () =>
    run(async () => {
      await whileLoading(() => calls.restore(version, manuscript.version))
      notify({ description: `第${version}版を原稿に戻しました。`, color: 'success' })
      await navigate(paths.edit(manuscript.kind, manuscript.slug))
    })
  const confirmRestore = () =>
    openDialog({
      text: `第${version}版を原稿に戻しますか\nいまの原稿は履歴に残ります。公開中のページは、公開するまで変わりません。`,
      acceptText: 'この版に戻す',
      onAccept: () => {
        void restore()
        return true
      },
    })
  return (
    <div>
      <Button variant="primary" disabled={isBusy} onClick={confirmRestore}>
        この版に戻す
      </Button>
      <p role="alert">{problem}</p>
    </div>
  )
}
