/** What of an account's shelf is kept on this device while its member is signed in; signing out removes it. */
export const ACCOUNT_KEYS = {
  favorites: 'member-favorites',
  histories: 'member-histories',
  settings: 'member-shelf-settings',
  state: 'member-shelf',
} as const

/** What has not reached the account yet; it outlives a session that ended by itself, for the same member. */
export const QUEUE_KEY = 'member-shelf-queue'

const remove = (keys: readonly string[]) => {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Where storage is blocked nothing was kept.
  }
}

export const forgetLists = (): void => remove(Object.values(ACCOUNT_KEYS))
export const forgetEverything = (): void => remove([...Object.values(ACCOUNT_KEYS), QUEUE_KEY])

/**
 * Who is signed in according to the cookies, as renderer/auth/member-cookie.ts finds it. Written again, because every
 * public page comes here, and would draw that file out of the sign-in's.
 */
export const presentMember = (): string | null => /\.LastAuthUser=([^;]+)/.exec(document.cookie)?.[1] ?? null
