/** The database of what a member's device keeps. */
export const DEVICE_DATABASE = 'member'

/** What members wrote whose sessions ended before it could be sent. */
export const PARKED_DATABASE = 'member-unsent'

/** The cache of the pictures in a member's guides: which ones they are is personal. */
export const PICTURE_CACHE = 'member-pictures'
