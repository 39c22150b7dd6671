import { createStore } from '#renderer/shell/messages/store.ts'

/** The upload progress of photos, 0–1, by identifier. */
export const photoProgress = createStore<Readonly<Record<string, number>>>({})

const controllers = new Map<string, AbortController>()

/** @returns a signal that aborts the upload when the photo is cancelled */
export function showProgress(photoId: string, share: number): AbortSignal {
  const controller = controllers.get(photoId) ?? new AbortController()
  controllers.set(photoId, controller)
  photoProgress.set({ ...photoProgress.get(), [photoId]: share })
  return controller.signal
}

export function endProgress(photoId: string): void {
  controllers.delete(photoId)
  const { [photoId]: _, ...others } = photoProgress.get()
  photoProgress.set(others)
}

export const abortSending = (photoId: string): void => controllers.get(photoId)?.abort()
