import type { Media } from '#domain/media/media.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { paths } from '../../paths.ts'
import { useStaff } from '../../useStaff.ts'
import { removeMedia, restoreMedia } from '../media-calls.ts'
import styles from './MediaEdit.module.css'

const UNDO_FOR = 15_000

/** Deletes an unused picture; it can be undone, so there is no confirmation. */
export function RemoveMedia({ media }: { media: Media }) {
  const { staff } = useStaff()
  const { isBusy, problem, run } = useAction()
  if (staff?.can('delete', 'media') !== 'any') return null
  const undo = () =>
    void restoreMedia(media.id).then(
      () => navigate(paths.mediaItem(media.id)),
      () => notify({ description: '元に戻せませんでした。もう一度お試しください。', color: 'danger' }),
    )
  const remove = () =>
    run(async () => {
      await removeMedia(media.id)
      await navigate(paths.media())
      notify({
        description: `「${media.name}」を削除しました。`,
        duration: UNDO_FOR,
        action: { label: '元に戻す', onSelect: undo },
      })
    })
  return (
    <section className={styles.part} aria-labelledby="media-remove">
      <h2 className="text-18" id="media-remove">
        削除
      </h2>
      <p className="text-13 leading-[1.7] text-usuzumi">
        {media.uses > 0
          ? '使われている画像は削除できません。先に、ほかの画像に差し替えてください。'
          : '30日のあいだは、同じファイルを加えると元に戻ります。'}
      </p>
      <p className="text-15 text-shu-text empty:hidden" role="alert">
        {problem}
      </p>
      <p>
        <Button variant="danger" disabled={media.uses > 0 || isBusy} onClick={remove}>
          この画像を削除する
        </Button>
      </p>
    </section>
  )
}
