import { createStore } from '#renderer/shell/messages/store.ts'

/** How much of each photo that is being sent has arrived, 0–1, by its identifier. */
export const photoProgress = createStore<Readonly<Record<string, number>>>({})

const controllers = new Map<string, AbortController>()

/** @returns a signal that ends the sending when its photo is given up */
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
