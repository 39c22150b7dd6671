import type { Favorite, History, Target, Thing } from '#domain/shelf/shelf.ts'
import { SHELF_CAP } from '#domain/shelf/shelf.ts'
import { ACCOUNT_KEYS, forgetLists, presentMember } from './account-keys.ts'
import { deviceShelf } from './device-shelf.ts'
import type { KeptShelf } from './kept-shelf.ts'

/** Where favourites and history are: on this device, or in the account of whoever is signed in. */
export type ShelfSource = {
  /** How many favourites of a kind it holds. */
  cap: number
  isAccount: boolean
  get: () => KeptShelf
  subscribe: (onChange: () => void) => () => void
  putFavorite: (thing: Thing) => void
  dropFavorite: (target: Target) => void
  putBackFavorites: (entries: readonly Favorite[]) => void
  putView: (thing: Thing) => void
  dropView: (target: Target) => void
  dropAllViews: () => void
  putBackViews: (entries: readonly History[]) => void
  changeSettings: (settings: Partial<KeptShelf['settings']>) => void
  renewKnown: (things: readonly Thing[]) => void
  /** Asks for what other devices may have done; the newest of the history only when it is wished for. */
  refresh?: (wish: { histories?: boolean }) => void
}

const DEVICE: ShelfSource = { ...deviceShelf, cap: SHELF_CAP, isAccount: false }

const listeners = new Set<() => void>()
let source = DEVICE
let owner: string | null = null
let stopFollowing = deviceShelf.subscribe(tell)
let settled = Promise.resolve()

function tell() {
  for (const listener of [...listeners]) listener()
}

function take(next: ShelfSource) {
  stopFollowing()
  source = next
  stopFollowing = next.subscribe(tell)
  tell()
}

/** The code of a member's shelf comes when somebody is signed in. Without it the device keeps what is done meanwhile. */
const takeAccount = (member: string) =>
  import('./account-shelf.ts').then(
    ({ accountShelf }) => owner === member && take(accountShelf(member)),
    () => {},
  )

/** A sign-in may be half done on these pages: the pool knows the person, the site has no account yet. */
const isSigningIn = () => /^\/login(\/|$)/.test(location.pathname)

function choose() {
  const member = presentMember()
  if (member === owner) return
  if (member !== null && isSigningIn()) {
    setTimeout(choose, 500)
    return
  }
  owner = member
  if (member === null) {
    forgetLists()
    return take(DEVICE)
  }
  settled = takeAccount(member).then(() => {})
}

const hasLists = () => {
  try {
    return localStorage.getItem(ACCOUNT_KEYS.state) !== null
  } catch {
    return false
  }
}
// A session that ended by itself, in another tab or by its cookie, leaves nothing of the account to whoever comes next.
if (presentMember() === null && hasLists()) forgetLists()
choose()
// Whoever signs in or out in this tab, or is seen to have done so in another one, is marked on the document.
new MutationObserver(choose).observe(document.documentElement, { attributeFilter: ['data-member'] })
addEventListener('storage', ({ key }) => key === ACCOUNT_KEYS.state && choose())

export const shelfSource = (): ShelfSource => source
/** After it is known whose shelf it is. */
export const whenSettled = (): Promise<void> => settled
export const subscribe = (onChange: () => void): (() => void) => {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}
/** The shelf as it is shown. */
export const shownShelf = (): KeptShelf => source.get()
