/** The shelf of readers who are not signed in. */
export const DEVICE_KEYS = {
  favorites: 'favorites',
  histories: 'histories',
  settings: 'shelf-settings',
} as const

/** The data of an account's shelf on this device, for as long as its member is signed in; a sign-out removes it. */
export const ACCOUNT_KEYS = {
  favorites: 'member-favorites',
  histories: 'member-histories',
  settings: 'member-shelf-settings',
  state: 'member-shelf',
} as const

/** Unsent changes; they survive an expired session, for the same member. */
export const QUEUE_KEY = 'member-shelf-queue'

/** Pages that were read while the shelf's code was not loaded. */
export const PENDING_VIEWS_KEY = 'pending-views'

const remove = (keys: readonly string[]) => {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Without storage nothing was saved.
  }
}

export const forgetLists = (): void => remove(Object.values(ACCOUNT_KEYS))
export const forgetEverything = (): void =>
  remove([...Object.values(ACCOUNT_KEYS), QUEUE_KEY, PENDING_VIEWS_KEY])

/**
 * The signed-in user according to the cookies, as in renderer/auth/member-cookie.ts. Duplicated because every public
 * page loads this file: an import would move that module into their chunks.
 */
export const currentMember = (): string | null => /\.LastAuthUser=([^;]+)/.exec(document.cookie)?.[1] ?? null

/** The keys of the shelf that is shown: what is stored of another member is not. @throws where storage is blocked */
export const shownKeys = (): Record<'favorites' | 'settings', string> => {
  const member = currentMember()
  if (!member) return DEVICE_KEYS
  const { owner } = JSON.parse(localStorage.getItem(ACCOUNT_KEYS.state) ?? '{}')
  return owner === member ? ACCOUNT_KEYS : { favorites: '', settings: '' }
}
