/** The custom state (spec §9). It is no secret and constant: the data of a sign-in is in its sealed cookie. */
export const DEFAULT_CUSTOM_STATE = 'default'

const STATE = /^[A-Za-z0-9]{32}-(?:[0-9a-f]{2})+$/
const MAX_STATE_LENGTH = 2000

/** As Amplify encodes it: two hexadecimal digits for every character (`urlSafeEncode`). ASCII only. */
const encoded = (text: string): string =>
  [...text].map((character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('')

/** The `state` of an authorization request: random characters, a hyphen, the custom state encoded (spec §9). */
export const oauthState = (random: string): string => `${random}-${encoded(DEFAULT_CUSTOM_STATE)}`

/** Whether a text has the form of our state. */
export const isOauthState = (text: string): boolean => text.length <= MAX_STATE_LENGTH && STATE.test(text)
