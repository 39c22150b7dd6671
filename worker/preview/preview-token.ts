import { base64url } from 'jose'
import { CONTENT_KINDS, type ContentKind, kindOfPlural } from '#domain/content/kind.ts'
import { Identifier } from '#domain/text/identifier.ts'

/** The lifetime of a link. */
export const PREVIEW_MS = 3_600_000

/** The manuscript of a preview link. `madeAt` in epoch milliseconds. */
type PreviewOf = { kind: ContentKind; id: string; madeAt: number }

const encoder = new TextEncoder()

/** A key for these links only, derived from the secret that seals cookies. */
async function keyOf(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey'])
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode('preview link'),
  }
  return crypto.subtle.deriveKey(derivation, material, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
}

/**
 * The token of a link, signed with the first of the keys: `{kind}.{id}.{millisecond of creation}.{HMAC-SHA256}`. It
 * contains no secret of the manuscript, only its id.
 */
export async function signPreview(keys: readonly string[], { kind, id, madeAt }: PreviewOf): Promise<string> {
  const [secret] = keys
  if (!secret) throw new Error('there is no key to sign with')
  const text = `${CONTENT_KINDS[kind].plural}.${id}.${madeAt}`
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(text))
  return `${text}.${base64url.encode(new Uint8Array(signature))}`
}

const TOKEN = /^([a-z-]{4,20})\.(a[0-9a-f-]{35})\.(\d{13})\.([\w-]{43})$/

/** The manuscript of a valid token, however old; `null` for any other text. Every key is tried. */
export async function readPreview(keys: readonly string[], token: string): Promise<PreviewOf | null> {
  const [, plural = '', id = '', madeAt = '', signature = ''] = TOKEN.exec(token) ?? []
  const kind = kindOfPlural(plural)
  if (!kind || !Identifier.safeParse(id).success) return null
  const bytes = new Uint8Array(base64url.decode(signature))
  // Only the canonical encoding is accepted.
  if (base64url.encode(bytes) !== signature) return null
  const signed = encoder.encode(`${plural}.${id}.${madeAt}`)
  for (const secret of keys)
    if (await crypto.subtle.verify('HMAC', await keyOf(secret), bytes, signed))
      return { kind, id, madeAt: Number(madeAt) }
  return null
}

/** Whether a link has expired: after an hour, or when it was revoked. */
export const isOver = ({ madeAt }: PreviewOf, endedAt: Date | null, now: Date): boolean =>
  madeAt + PREVIEW_MS <= now.getTime() || (endedAt !== null && madeAt <= endedAt.getTime())
