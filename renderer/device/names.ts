/** The database of a member's device. */
export const DEVICE_DATABASE = 'member'

/** Unsent changes of members whose session ended before they could be sent. */
export const PARKED_DATABASE = 'member-unsent'

/** The cache of the pictures in a member's guides: the selection is personal data. */
export const PICTURE_CACHE = 'member-pictures'
