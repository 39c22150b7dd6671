import { Secret, TOTP } from 'otpauth'

// RFC 6238 with the choices every authenticator app has: SHA-1, six digits, thirty seconds.
const PERIOD = 30

export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** The code an authenticator app shows at `now` (milliseconds). */
export const totpCode = (secret: string, now: number) =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD }).generate({ timestamp: now })

/** Which thirty seconds a code belongs to, one before and after allowed, or `null` for a wrong one. */
export const totpStep = (secret: string, code: string, now: number): number | null => {
  const delta = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD }).validate({
    token: code.trim(),
    timestamp: now,
    window: 1,
  })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}
