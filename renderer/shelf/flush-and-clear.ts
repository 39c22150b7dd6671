/**
 * Before a sign-out: sends queued changes to the account, waiting three seconds at most, and removes the account's
 * data from this device.
 */
export const flushAndClearShelf = async (): Promise<void> => {
  try {
    const [{ whenSettled }, { flushAndClearAccountShelf }] = await Promise.all([
      import('./shelf-source.ts'),
      import('./account-shelf.ts'),
    ])
    await whenSettled()
    await flushAndClearAccountShelf(3000)
  } catch {
    // Failing to load this code must not prevent the sign-out.
  }
}
