import { DEVICE_DATABASE, PICTURE_CACHE } from './names.ts'

/**
 * Takes everything personal from this device: whoever signs out, leaves or is signed out elsewhere leaves nothing
 * behind. What the browser refuses (it keeps nothing, or is told to) must not hold up the rest.
 */
export async function forgetDevice(): Promise<void> {
  const removed = new Promise<void>((done) => {
    const request = globalThis.indexedDB?.deleteDatabase(DEVICE_DATABASE)
    if (!request) return done()
    // Other tabs let go of it a moment later (database.ts), and it is gone then.
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => done())
  })
  const pictures = globalThis.caches?.delete(PICTURE_CACHE).then(
    () => {},
    () => {},
  )
  await Promise.all([removed.catch(() => {}), pictures])
}

async function parkAndForget(): Promise<void> {
  await import('./parked.ts').then(({ parkUnsent }) => parkUnsent()).catch((error) => console.info(error))
  await forgetDevice()
}

let vacating: Promise<void> | undefined

/**
 * The same where nobody signed out here: what the server does not have is put aside for whoever wrote it. Several notice
 * it at once.
 */
export function vacateDevice(): Promise<void> {
  vacating ??= parkAndForget().finally(() => {
    vacating = undefined
  })
  return vacating
}
