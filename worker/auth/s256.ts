import { base64url } from 'jose'

/**
 * base64url of the SHA-256 of a text: the PKCE challenge of a verifier (RFC 7636 §4.2), and an identifier for a secret.
 */
export const s256 = async (text: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
