/** The data of an account's shelf on this device, for as long as its member is signed in; a sign-out removes it. */
export const ACCOUNT_KEYS = {
  favorites: 'member-favorites',
  histories: 'member-histories',
  settings: 'member-shelf-settings',
  state: 'member-shelf',
} as const

/** Unsent changes; they survive an expired session, for the same member. */
export const QUEUE_KEY = 'member-shelf-queue'

const remove = (keys: readonly string[]) => {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Without storage nothing was saved.
  }
}

export const forgetLists = (): void => remove(Object.values(ACCOUNT_KEYS))
export const forgetEverything = (): void => remove([...Object.values(ACCOUNT_KEYS), QUEUE_KEY])

/**
 * The signed-in user according to the cookies, as in renderer/auth/member-cookie.ts. Duplicated because every public
 * page loads this file: an import would move that module into their chunks.
 */
export const currentMember = (): string | null => /\.LastAuthUser=([^;]+)/.exec(document.cookie)?.[1] ?? null
