import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

const ALGORITHM = 'RS256'

export type SigningKey = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey; publicJwk: JWK }

/** A new private key as a JWK. */
export const newSigningKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  return exportJWK(privateKey)
}

/** The key id is the thumbprint (RFC 7638), so that no two keys share one. */
export const readSigningKey = async (jwk: JWK): Promise<SigningKey> => {
  const { kty, n, e } = jwk
  const privateKey = await importJWK(jwk, ALGORITHM)
  const publicKey = await importJWK({ kty, n, e }, ALGORITHM)
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array)
    throw new Error('the signing key must be an RSA key')
  const kid = await calculateJwkThumbprint(jwk)
  return { kid, privateKey, publicKey, publicJwk: { kty, n, e, kid, alg: ALGORITHM, use: 'sig' } }
}
