import { SHELF_CAP } from '#domain/shelf/shelf.ts'
import { heartKey } from '#domain/shelf/storage.ts'
import { deviceShelf } from './device-shelf.ts'
import { takeViews, type ViewedEvent } from './pending-views.ts'
import { ACCOUNT_KEYS, currentMember, forgetLists } from './storage-keys.ts'
import type { ShelfSource, StoredShelf } from './stored-shelf.ts'
import { showSavedKeys } from './useSavedKeys.ts'

const DEVICE: ShelfSource = { ...deviceShelf, cap: SHELF_CAP, isAccount: false }

const listeners = new Set<() => void>()
let source = DEVICE
let owner: string | null = null
let stopFollowing = deviceShelf.subscribe(notifyListeners)
let settled = Promise.resolve()

function notifyListeners() {
  showSavedKeys(new Set(source.get().favorites.map(({ targetId }) => heartKey(targetId))))
  for (const listener of [...listeners]) listener()
}

function switchSource(next: ShelfSource) {
  stopFollowing()
  source = next
  stopFollowing = next.subscribe(notifyListeners)
  putPendingViews(owner, next)
  notifyListeners()
}

function putPendingViews(from: string | null, to: ShelfSource) {
  for (const { item, viewedAt } of takeViews(from)) to.putView(item, new Date(viewedAt))
}

/**
 * The code for members is loaded when a member is signed in. If that fails, changes are stored on the device
 * meanwhile.
 */
const switchToAccount = (member: string) =>
  import('./account-shelf.ts').then(
    ({ accountShelf }) => owner === member && switchSource(accountShelf(member)),
    () => {},
  )

/** A sign-in may be incomplete on these pages: the pool knows the user, the site has no account yet. */
const isSigningIn = () => /^\/login(\/|$)/.test(location.pathname)

function choose() {
  const member = currentMember()
  if (member === owner) return
  if (member !== null && isSigningIn()) {
    setTimeout(choose, 500)
    return
  }
  owner = member
  if (member === null) {
    forgetLists()
    return switchSource(DEVICE)
  }
  settled = switchToAccount(member).then(() => {})
}

const hasLists = () => {
  try {
    return localStorage.getItem(ACCOUNT_KEYS.state) !== null
  } catch {
    return false
  }
}
// After an expired session, in this or another tab, nothing of the account is shown to the next user.
if (currentMember() === null && hasLists()) forgetLists()
// A guest's views are part of what a sign-in merges into the account.
putPendingViews(null, DEVICE)
// A member's favourites on this device are shown until the account's shelf is there.
if (currentMember() === null) notifyListeners()
choose()
addEventListener('viewed', (event) => {
  event.preventDefault()
  whenSettled().then(() => source.putView((event as ViewedEvent).detail))
})
// Every sign-in or sign-out, also in another tab, is marked on the document.
new MutationObserver(choose).observe(document.documentElement, { attributeFilter: ['data-member'] })
addEventListener('storage', ({ key }) => key === ACCOUNT_KEYS.state && choose())

export const shelfSource = (): ShelfSource => source
/** Resolves once the owner of the shelf is known. */
export const whenSettled = (): Promise<void> => settled
export const subscribe = (onChange: () => void): (() => void) => {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}
/** The shelf that is shown. */
export const shownShelf = (): StoredShelf => source.get()
