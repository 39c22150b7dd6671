/**
 * Before a member signs out: what waits is sent to the account, for three seconds at most, and what was kept here for
 * the account leaves this device.
 */
export const leaveShelf = async (): Promise<void> => {
  try {
    const [{ whenSettled }, { leaveAccountShelf }] = await Promise.all([
      import('./shelf-source.ts'),
      import('./account-shelf.ts'),
    ])
    await whenSettled()
    await leaveAccountShelf(3000)
  } catch {
    // Code that does not come must not keep anybody signed in.
  }
}
