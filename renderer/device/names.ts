/** The database of a member's device. */
export const DEVICE_DATABASE = 'member'

/** Unsent changes of members whose session ended before they could be sent. */
export const PARKED_DATABASE = 'member-unsent'

/** The cache of the pictures in a member's guides: the selection is personal data. */
export const PICTURE_CACHE = 'member-pictures'
/** In localStorage: the services whose embeds a reader allows, a list. */
export const EMBED_CONSENTS = 'embed-consents'
/** In sessionStorage: the messages of the document before (renderer/navigation/carried-messages.ts). */
export const CARRIED_MESSAGES = 'messages'
