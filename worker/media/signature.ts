import { HTTPException } from 'hono/http-exception'

const encoder = new TextEncoder()

/** The refusal of a link with an invalid signature. */
export const refusal = (): HTTPException =>
  new HTTPException(403, {
    res: new Response(
      'このリンクでは画像を表示できません。期限が切れたか、アドレスの一部が欠けています。\n',
      {
        status: 403,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      },
    ),
  })

/** `sig` with its separator, anywhere in a query. */
const SIG = /[?&]sig=([^&]*)/

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Our own format only: 43 characters for 256 bits. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]{43}$/.test(text)) return null
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0))
}

/** The signed text: the path and every other parameter, as written. */
const signedPart = ({ pathname, search }: URL): string => {
  const rest = search.replace(SIG, '').replace(/^&/, '?')
  return pathname + (rest === '?' ? '' : rest)
}

/** The path of a media link with its signature: base64url HMAC-SHA256 as `?sig=`, or `&sig=` behind a query. */
export async function signedPath(path: string, secret: string): Promise<string> {
  // Normalised by URL, so that the signed text is what a browser requests.
  const url = new URL(path, 'https://media.invalid')
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(signedPart(url)))
  return `${url.pathname}${url.search}${url.search ? '&' : '?'}sig=${toBase64Url(signature)}`
}

/** Whether a link has a valid signature. Without a secret none has. */
export async function hasRightSignature(url: URL, secret: string | undefined): Promise<boolean> {
  const signatures = url.searchParams.getAll('sig')
  const signature = signatures.length === 1 ? fromBase64Url(signatures[0] ?? '') : null
  if (!secret || !signature) return false
  return crypto.subtle.verify('HMAC', await keyOf(secret), signature, encoder.encode(signedPart(url)))
}
