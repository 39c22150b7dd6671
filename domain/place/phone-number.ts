import { z } from 'zod'

/** Japanese numbers that can receive SMS, without hyphens. */
const MOBILE = /^0[6789]0\d{8}$/

/**
 * Normalises a Japanese mobile number (full width, hyphens, +81 or not) to E.164, as Cognito stores it:
 * `０９０-1234-5678` → `+819012345678`. `null` for numbers that cannot receive SMS.
 */
export function mobileNumber(typed: string): string | null {
  const digits = typed.normalize('NFKC').replaceAll(/[\s()‐-―ー－-]/g, '')
  const national = digits.replace(/^\+?81(?=[6789]0)/, '0')
  return MOBILE.test(national) ? `+81${national.slice(1)}` : null
}

/** `+819012345678` → `090-1234-5678`; foreign numbers stay unchanged. */
export const showPhoneNumber = (number: string): string =>
  number.replace(/^\+81(\d{2})(\d{4})(\d{4})$/, '0$1-$2-$3')

/** A mobile number as typed; parsed to E.164. */
export const MobileNumber = z
  .string()
  .min(1)
  .pipe(
    z.string().transform((typed, context) => {
      const number = mobileNumber(typed)
      if (number) return number
      context.issues.push({
        code: 'custom',
        input: typed,
        message: '090、080、070などで始まる11桁の番号を入力してください。',
      })
      return z.NEVER
    }),
  )
