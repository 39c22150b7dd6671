import { base64url } from 'jose'
import { CONTENT_KINDS, type ContentKind, kindOfPlural } from '#domain/content/kind.ts'
import { Identifier } from '#domain/text/identifier.ts'

/** How long a link opens its preview. */
export const PREVIEW_MS = 3_600_000

/** What a link to a preview is about. `madeAt` in milliseconds since 1970. */
export type PreviewOf = { kind: ContentKind; id: string; madeAt: number }

const encoder = new TextEncoder()

/** A key for nothing but these links, made from the secret that cookies are sealed with. */
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
 * A link's token, signed with the first of the keys: `{kind}.{id}.{millisecond in which it was made}.{HMAC-SHA256}`. It holds
 * no secret of the manuscript, only which one it is.
 */
export async function signPreview(keys: readonly string[], { kind, id, madeAt }: PreviewOf): Promise<string> {
  const [secret] = keys
  if (!secret) throw new Error('there is no key to sign with')
  const text = `${CONTENT_KINDS[kind].plural}.${id}.${madeAt}`
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(text))
  return `${text}.${base64url.encode(new Uint8Array(signature))}`
}

const TOKEN = /^([a-z-]{4,20})\.(a[0-9a-f-]{35})\.(\d{13})\.([\w-]{43})$/

/** What a token of ours is about, however old; `null` for any other text. Every key is tried. */
export async function readPreview(keys: readonly string[], token: string): Promise<PreviewOf | null> {
  const [, plural = '', id = '', madeAt = '', signature = ''] = TOKEN.exec(token) ?? []
  const kind = kindOfPlural(plural)
  if (!kind || !Identifier.safeParse(id).success) return null
  const bytes = new Uint8Array(base64url.decode(signature))
  // Several texts stand for the same bytes; ours is the only one that is taken.
  if (base64url.encode(bytes) !== signature) return null
  const signed = encoder.encode(`${plural}.${id}.${madeAt}`)
  for (const secret of keys)
    if (await crypto.subtle.verify('HMAC', await keyOf(secret), bytes, signed))
      return { kind, id, madeAt: Number(madeAt) }
  return null
}

/** Whether a link still opens something: an hour after it was made, or once it was taken back, it does not. */
export const isOver = ({ madeAt }: PreviewOf, endedAt: Date | null, now: Date): boolean =>
  madeAt + PREVIEW_MS <= now.getTime() || (endedAt !== null && madeAt <= endedAt.getTime())
