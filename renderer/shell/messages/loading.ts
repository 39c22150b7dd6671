import { createStore } from './store.ts'

/** One entry per registration. */
export const loading = createStore<readonly symbol[]>([])

/** The screen is covered while there is at least one registration (spec §4, "Loader"). */
export const isLoading = (): boolean => loading.get().length > 0

/** Adds a registration. Returns the function that removes it. */
export function startLoading(): () => void {
  const registration = Symbol('loading')
  loading.set([...loading.get(), registration])
  return () => loading.set(loading.get().filter((one) => one !== registration))
}

/** Covers the screen until the work has succeeded or failed. */
export async function whileLoading<Result>(work: () => Promise<Result>): Promise<Result> {
  const release = startLoading()
  try {
    return await work()
  } finally {
    release()
  }
}
