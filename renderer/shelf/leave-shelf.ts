/**
 * Before a member signs out: what waits is sent to the account, for three seconds at most, and what was kept here for
 * the account leaves this device.
 */
export const leaveShelf = (): Promise<void> =>
  import('./account-shelf.ts').then(
    ({ leaveAccountShelf }) => leaveAccountShelf(3000),
    () => {},
  )
