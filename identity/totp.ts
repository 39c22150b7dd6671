import { Secret, TOTP } from 'otpauth'

// RFC 6238 with the defaults of authenticator apps: SHA-1, six digits, thirty seconds.
const PERIOD = 30

export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** The code at `now` (milliseconds). */
export const totpCode = (secret: string, now: number) =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD }).generate({ timestamp: now })

/** The time step of a code, one step before and after allowed, or `null` for a wrong one. */
export const totpStep = (secret: string, code: string, now: number): number | null => {
  const delta = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD }).validate({
    token: code.trim(),
    timestamp: now,
    window: 1,
  })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}
