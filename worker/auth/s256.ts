import { base64url } from 'jose'

/** base64url of the SHA-256 of a text: PKCE's challenge of a verifier (RFC 7636 §4.2), and a name for a secret. */
export const s256 = async (text: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
