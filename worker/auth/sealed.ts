import { base64url } from 'jose'
import { filledTemplate } from './random.ts'

/** spec §9. So few are enough because the secret is random and long; they would not protect a password. */
const ITERATIONS = 500
const TEMPLATE = 'xxxxxxxxxxxxxxxx'
const SALT = 16
const IV = 12
/** A cookie is smaller; larger texts are refused before the key derivation. */
const MAX_SEALED_LENGTH = 4096

const SEALED = new RegExp(`^[0-9a-f]{${TEMPLATE.length}}[\\w-]+$`)
const DATED = /^(\d{1,12}) (.*)$/s

const encoder = new TextEncoder()

const keyOf = async (passphrase: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', iterations: ITERATIONS, salt },
    await crypto.subtle.importKey('raw', encoder.encode(passphrase), 'PBKDF2', false, ['deriveKey']),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )

const aesGcm = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoder.encode(name),
})

/**
 * Seals a text for a number of seconds, with the first of the keys. Without a key it can be neither read nor changed,
 * nor used under another name (spec §9, "encrypted cookie").
 * @returns the filled template, then base64url of salt (16 bytes), iv (12 bytes) and ciphertext; the ciphertext begins
 * with the second in which it expires
 */
export async function seal(
  keys: readonly string[],
  name: string,
  text: string,
  seconds: number,
  now = Date.now(),
): Promise<string> {
  const [secret] = keys
  if (!secret) throw new Error('there is no key to seal with')
  const template = filledTemplate(TEMPLATE)
  const salt = crypto.getRandomValues(new Uint8Array(SALT))
  const iv = crypto.getRandomValues(new Uint8Array(IV))
  const dated = encoder.encode(`${Math.floor(now / 1000) + seconds} ${text}`)
  const key = await keyOf(template + secret, salt)
  const ciphertext = new Uint8Array(await crypto.subtle.encrypt(aesGcm(name, iv), key, dated))
  return template + base64url.encode(new Uint8Array([...salt, ...iv, ...ciphertext]))
}

/** No bytes for invalid base64url. Only the canonical encoding is accepted. */
function bytesOf(encoded: string): Uint8Array<ArrayBuffer> {
  const none = new Uint8Array()
  // No number of bytes has this length in base64.
  if (encoded.length % 4 === 1) return none
  const bytes = new Uint8Array(base64url.decode(encoded))
  return base64url.encode(bytes) === encoded ? bytes : none
}

async function decrypted(secret: string, name: string, sealed: string): Promise<string | null> {
  const [template, encoded] = [sealed.slice(0, TEMPLATE.length), sealed.slice(TEMPLATE.length)]
  const bytes = bytesOf(encoded)
  const [salt, iv] = [bytes.slice(0, SALT), bytes.slice(SALT, SALT + IV)]
  if (iv.length < IV) return null
  const key = await keyOf(template + secret, salt)
  const plain = await crypto.subtle.decrypt(aesGcm(name, iv), key, bytes.slice(SALT + IV)).catch(() => null)
  return plain && new TextDecoder().decode(plain)
}

/**
 * The text sealed under this name with any of the keys; `null` when it was changed, has expired, or was not sealed by
 * us. A former key opens its texts while it is in the list.
 */
export async function open(
  keys: readonly string[],
  name: string,
  sealed: string | undefined,
  now = Date.now(),
): Promise<string | null> {
  if (!sealed || sealed.length > MAX_SEALED_LENGTH || !SEALED.test(sealed)) return null
  for (const secret of keys) {
    const dated = await decrypted(secret, name, sealed)
    const [, expires, text] = DATED.exec(dated ?? '') ?? []
    if (text !== undefined) return Number(expires) * 1000 > now ? text : null
  }
  return null
}
