import { useRef, useState } from 'react'
import { mutate } from 'swr'
import type { ActionPhoto, TravelAction } from '#domain/travel/action.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { type ActionDetails, changeAction, removePhoto, restorePhoto } from '../action-calls.ts'
import { actionKey } from '../action-key.ts'

/** A list with one entry moved. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list.slice(from, from + 1)
  const others = list.filter((_, at) => at !== from)
  return [...others.slice(0, to), ...entry, ...others.slice(to)]
}

const textOf = (error: unknown) => messageText(error)

/** Saves changes of the photos, shows them at once, and reverts them on failure. */
export function useArrangement({ id }: TravelAction) {
  const [problem, setProblem] = useState<string | null>(null)
  const key = actionKey(id)
  // Serialised: each change is based on the version of the previous one.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const show = (photos: readonly ActionPhoto[]) =>
    mutate<ActionDetails>(
      key,
      (before) => before && { ...before, travelAction: { ...before.travelAction, photos: [...photos] } },
      { revalidate: false },
    )
  const put = async (photos: readonly ActionPhoto[]) => {
    let version = 0
    await mutate<ActionDetails>(
      key,
      (before) => {
        version = before?.travelAction.version ?? 0
        return before
      },
      { revalidate: false },
    )
    const travelAction = await changeAction(
      { id, version },
      { photos: photos.map((photo) => ({ id: photo.id, alt: photo.alt })) },
    )
    await mutate<ActionDetails>(key, (before) => before && { ...before, travelAction }, { revalidate: false })
  }
  const queue = (work: () => Promise<unknown>) => {
    setProblem(null)
    last.current = last.current.then(work).catch((error) => {
      setProblem(textOf(error))
      return mutate(key)
    })
  }
  const save = (photos: readonly ActionPhoto[]) => {
    void show(photos)
    queue(() => put(photos))
  }
  const remove = ({ id: photoId }: ActionPhoto) =>
    queue(async () => {
      await removePhoto({ id, photoId })
      await mutate(key)
      const back = () =>
        void restorePhoto({ id, photoId })
          .then(() => mutate(key))
          .catch((error) => notify({ color: 'danger', description: textOf(error) }))
      notify({ description: '写真を削除しました。', action: { label: '元に戻す', onSelect: back } })
    })
  return { save, remove, problem }
}
