import type { SignInOutput } from 'aws-amplify/auth'
import { expect, test } from 'vitest'
import { isPendingSession, screenOf } from './screens.ts'

type Step = SignInOutput['nextStep']

const to = { deliveryMedium: 'EMAIL', destination: 't***@t***' }

const STEPS: [Step | Record<string, unknown>, unknown][] = [
  [{ signInStep: 'DONE' }, 'done'],
  [{ signInStep: 'CONFIRM_SIGN_UP' }, { name: 'confirm-sign-up' }],
  [{ signInStep: 'RESET_PASSWORD' }, { name: 'reset-password' }],
  [
    { signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE', codeDeliveryDetails: { destination: '+81***12' } },
    { name: 'code', method: 'SMS', sentTo: '+81***12' },
  ],
  [{ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }, { name: 'code', method: 'TOTP' }],
  [
    { signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE', codeDeliveryDetails: to },
    { name: 'code', method: 'EMAIL', sentTo: 't***@t***' },
  ],
  [
    { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', missingAttributes: ['name'] },
    { name: 'new-password', missing: ['name'] },
  ],
  [
    { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION', allowedMFATypes: ['SMS', 'TOTP', 'PIGEON'] },
    { name: 'mfa-selection', methods: ['TOTP', 'SMS'] },
  ],
  [
    { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION', allowedMFATypes: ['TOTP', 'EMAIL'] },
    { name: 'mfa-setup-selection', methods: ['EMAIL', 'TOTP'] },
  ],
  [
    { signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP', totpSetupDetails: { sharedSecret: 'JBSWY3DP' } },
    { name: 'totp-setup', secret: 'JBSWY3DP' },
  ],
  [{ signInStep: 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP' }, { name: 'email-setup' }],
  [{ signInStep: 'CONFIRM_SIGN_IN_WITH_PASSWORD' }, { name: 'password' }],
  [
    {
      signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
      availableChallenges: ['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP', 'WEB_AUTHN'],
    },
    { name: 'first-factor', factors: ['WEB_AUTHN', 'EMAIL_OTP', 'PASSWORD'] },
  ],
  [
    { signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', additionalInfo: { hint: '合言葉' } },
    { name: 'custom-challenge', hint: '合言葉' },
  ],
]

test('each of the 14 next steps of a sign-in has its screen (R120–R128)', () => {
  expect(new Set(STEPS.map(([step]) => step.signInStep)).size).toBe(14)
  for (const [step, screen] of STEPS) expect(screenOf(step as Step)).toEqual(screen)
})

test('an unknown next step has no screen (R128)', () => {
  expect(screenOf({ signInStep: 'CONFIRM_SIGN_IN_WITH_A_SONG' } as unknown as Step)).toBeNull()
})

test('a step without parameters from the pool has an empty screen', () => {
  const bare = (signInStep: string) => screenOf({ signInStep } as Step)
  expect(bare('CONFIRM_SIGN_IN_WITH_SMS_CODE')).toEqual({ name: 'code', method: 'SMS' })
  expect(bare('CONTINUE_SIGN_IN_WITH_MFA_SELECTION')).toEqual({ name: 'mfa-selection', methods: [] })
  expect(bare('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE')).toEqual({ name: 'custom-challenge' })
})

test('all screens are plain data, so that a reload finds them as they were', () => {
  for (const [, screen] of STEPS) expect(JSON.parse(JSON.stringify(screen))).toEqual(screen)
})

test('codes for a new account or a new password are valid longer than the three minutes of a sign-in (R129)', () => {
  expect(isPendingSession({ name: 'confirm-sign-up' })).toBe(false)
  expect(isPendingSession({ name: 'reset-password' })).toBe(false)
  expect(isPendingSession({ name: 'code', method: 'TOTP' })).toBe(true)
})
