import { useRef } from 'react'
import type { Manuscript, ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { useAction } from '#renderer/form/useAction.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { paths } from '../../paths.ts'

/** Duplicates a manuscript and opens the copy. */
export function useDuplicate() {
  const { isBusy, problem, run } = useAction()
  // A retry sends the same id.
  const pending = useRef({ id: '', copyId: '' })
  const duplicate = (
    { kind, id }: Pick<Manuscript, 'kind' | 'id'>,
    call: (copyId: string) => Promise<ManuscriptDocument>,
  ) =>
    run(async () => {
      if (pending.current.id !== id) pending.current = { id, copyId: randomIdentifier() }
      const { manuscript } = await call(pending.current.copyId)
      pending.current = { id: '', copyId: '' }
      notify({ description: '複製した原稿を開きました。', color: 'success' })
      await navigate(paths.edit(kind, manuscript.slug))
    })
  return { isBusy, problem, duplicate }
}
