/** The database of what a member's device keeps. */
export const DEVICE_DATABASE = 'member'

/** The cache of the pictures in a member's guides: which ones they are is personal. */
export const PICTURE_CACHE = 'member-pictures'
