import { link } from '#domain/link.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { useAction } from '../../../../settings/parts/useAction.ts'
import { ActionMenu, MenuItem } from '../../../parts/ActionMenu.tsx'
import { ShareButton } from '../../share/ShareButton.tsx'
import { deleteGuide, restoreGuide } from '../guide-calls.ts'
import styles from './GuideActions.module.css'

/** What can be done with a guide as a whole. */
export function GuideActions({ document: { guide } }: { document: GuideDocument }) {
  const { problem, run } = useAction()
  const remove = async () => {
    await deleteGuide(guide.id)
    await navigate(link('@travel-guides'))
    const restore = async () => {
      await restoreGuide(guide.id)
      await navigate(link('@travel-guides', { id: guide.id }))
    }
    notify({
      description: `「${guide.title}」を削除しました。`,
      action: { label: '元に戻す', onSelect: () => void restore() },
    })
  }
  return (
    <div className={styles.actions}>
      <a className={styles.edit} href={link('@travel-guides', { id: guide.id, edit: true })}>
        編集
      </a>
      <ShareButton guide={guide} />
      <ActionMenu
        label="ほかの操作"
        items={(close) => (
          <>
            <MenuItem onSelect={() => void navigate(`${link('@travel-guides', { id: guide.id })}/print`)}>
              印刷する
            </MenuItem>
            <MenuItem
              onSelect={() => {
                close()
                void run(remove)
              }}
            >
              削除
            </MenuItem>
          </>
        )}
      />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}
