import { z } from 'zod'
import { CognitoError } from './errors.ts'
import { RELYING_PARTY } from './settings.ts'

/** EdDSA, ES256 and RS256: what every browser offers (https://www.iana.org/assignments/cose). */
export const ALGORITHMS = [-8, -7, -257]

/** A credential from a browser; the library validates its content. */
export const CredentialJson = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})

const ClientData = z.object({ origin: z.string(), challenge: z.string() })

/**
 * Origin and challenge of a ceremony, not verified yet.
 * @throws WebAuthnOriginNotAllowedException unless the origin is the site on this machine, on any port
 */
export const readClientData = (clientDataJSON: string): z.infer<typeof ClientData> => {
  const data = ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))
  const isOurs = URL.canParse(data.origin) && new URL(data.origin).hostname === RELYING_PARTY.id
  if (!isOurs) throw new CognitoError('WebAuthnOriginNotAllowedException', 'Origin is not allowed.')
  return data
}
