import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const encoded = (data: Buffer) => data.toString('base64url')

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** A software authenticator (https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data) for one site. */
export const createAuthenticator = ({ rpId = 'localhost', verifiesUser = true } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  const cosePublicKey = Buffer.from(
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]) as never,
    ),
  )
  const authenticatorData = (flags: number, more = Buffer.alloc(0)) => {
    counter += 1
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0))
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head, more])
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const credential = { id: encoded(id), rawId: encoded(id), type: 'public-key', clientExtensionResults: {} }

  return {
    id: credential.id,
    create: (challenge: string, origin = 'http://localhost:8787') => {
      const length = Buffer.from([0, id.length])
      const data = authenticatorData(
        HAS_CREDENTIAL,
        Buffer.concat([Buffer.alloc(16), length, id, cosePublicKey]),
      )
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ])
      return {
        ...credential,
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', challenge, origin)),
          attestationObject: encoded(Buffer.from(isoCBOR.encode(attestation as never))),
          transports: ['internal'],
        },
      }
    },
    get: (challenge: string, origin = 'http://localhost:8787') => {
      const data = authenticatorData(0)
      const client = clientData('webauthn.get', challenge, origin)
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(signature),
        },
      }
    },
  }
}
