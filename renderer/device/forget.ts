import { DEVICE_DATABASE, PICTURE_CACHE } from './names.ts'

/**
 * Removes all personal data from this device, at a sign-out, an account deletion or a remote sign-out. Failures of one
 * storage must not prevent the removal from the others.
 */
export async function forgetDevice(): Promise<void> {
  const removed = new Promise<void>((done) => {
    const request = globalThis.indexedDB?.deleteDatabase(DEVICE_DATABASE)
    if (!request) return done()
    // Other tabs close their connections a moment later (database.ts), and then the deletion succeeds.
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => done())
  })
  const pictures = globalThis.caches?.delete(PICTURE_CACHE).then(
    () => {},
    () => {},
  )
  await Promise.all([removed.catch(() => {}), pictures])
}

async function parkAndForgetOnce(): Promise<void> {
  await import('./parked.ts').then(({ parkUnsent }) => parkUnsent()).catch((error) => console.info(error))
  await forgetDevice()
}

let pendingForget: Promise<void> | undefined

/**
 * The same without a sign-out on this device: unsent changes are parked for their author. Several callers may notice
 * at once and share the work.
 */
export function parkAndForgetDevice(): Promise<void> {
  pendingForget ??= parkAndForgetOnce().finally(() => {
    pendingForget = undefined
  })
  return pendingForget
}
