import { useRef } from 'react'
import type { Manuscript, ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { useAction } from '#renderer/form/useAction.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { paths } from '../../paths.ts'

/** Makes a copy of a manuscript and opens it. */
export function useDuplicate() {
  const { isBusy, problem, run } = useAction()
  // Pressed again after an answer was lost, it is the same copy and not another.
  const asked = useRef({ id: '', copyId: '' })
  const duplicate = (
    { kind, id }: Pick<Manuscript, 'kind' | 'id'>,
    call: (copyId: string) => Promise<ManuscriptDocument>,
  ) =>
    run(async () => {
      if (asked.current.id !== id) asked.current = { id, copyId: randomIdentifier() }
      const { manuscript } = await call(asked.current.copyId)
      asked.current = { id: '', copyId: '' }
      notify({ description: '複製した原稿を開きました。', color: 'success' })
      await navigate(paths.edit(kind, manuscript.slug))
    })
  return { isBusy, problem, duplicate }
}
