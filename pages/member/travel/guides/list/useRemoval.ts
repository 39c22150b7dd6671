import { useState } from 'react'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { deleteGuide, restoreGuide } from '#renderer/travel/calls.ts'

type Removable = { id: string; title: string }

const notifyProblem = (error: unknown) => notify({ description: messageText(error), color: 'danger' })

/** Deleted guides: hidden at once, and shown again on failure or undo. */
export function useRemoval(reload: () => void) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const hide = (id: string) => setRemoved((before) => new Set([...before, id]))
  const show = (id: string) => setRemoved((before) => new Set([...before].filter((one) => one !== id)))
  const restore = ({ id, title }: Removable) => {
    show(id)
    restoreGuide(id).then(
      () => {
        reload()
        notify({ description: `「${title}」を元に戻しました。`, color: 'success' })
      },
      (error) => {
        hide(id)
        notifyProblem(error)
      },
    )
  }
  const remove = (guide: Removable) => {
    hide(guide.id)
    deleteGuide(guide.id).then(
      () =>
        notify({
          description: `「${guide.title}」を削除しました。`,
          duration: 10_000,
          action: { label: '元に戻す', onSelect: () => restore(guide) },
        }),
      (error) => {
        show(guide.id)
        notifyProblem(error)
      },
    )
  }
  return { removed, remove }
}
