import { createStore } from './store.ts'

/** What is being waited for: one entry per registration. */
export const loading = createStore<readonly symbol[]>([])

/** The screen is covered while at least one registration exists (spec §4, "Loader"). */
export const isLoading = (): boolean => loading.get().length > 0

/** Registers that something is being waited for. The answer takes that registration back, once. */
export function startLoading(): () => void {
  const registration = Symbol('loading')
  loading.set([...loading.get(), registration])
  return () => loading.set(loading.get().filter((one) => one !== registration))
}

/** Covers the screen until the work is done, or has failed. */
export async function whileLoading<Result>(work: () => Promise<Result>): Promise<Result> {
  const release = startLoading()
  try {
    return await work()
  } finally {
    release()
  }
}
