import type { Pending } from '#renderer/auth/pending-sign-in.ts'
import { TimeLeft } from './parts/TimeLeft.tsx'
import { CodeStep } from './steps/CodeStep.tsx'
import { ConfirmSignUpStep } from './steps/ConfirmSignUpStep.tsx'
import { CustomChallengeStep } from './steps/CustomChallengeStep.tsx'
import { EmailSetupStep } from './steps/EmailSetupStep.tsx'
import { FirstFactorStep } from './steps/FirstFactorStep.tsx'
import { MfaSelectionStep } from './steps/MfaSelectionStep.tsx'
import { MfaSetupSelectionStep } from './steps/MfaSetupSelectionStep.tsx'
import { NewPasswordStep } from './steps/NewPasswordStep.tsx'
import { PasswordStep } from './steps/PasswordStep.tsx'
import { ResetPasswordStep } from './steps/ResetPasswordStep.tsx'
import { TotpSetupStep } from './steps/TotpSetupStep.tsx'

/** The steps that the user pool requests after the first form, with the time left to answer. */
export function LaterSteps({ pending }: { pending: Pending }) {
  return (
    <>
      <Step {...pending} />
      {pending.expiresAt !== undefined && <TimeLeft until={pending.expiresAt} />}
    </>
  )
}

function Step({ screen, username }: Pending) {
  switch (screen.name) {
    case 'confirm-sign-up':
      return <ConfirmSignUpStep username={username} />
    case 'reset-password':
      return <ResetPasswordStep username={username} />
    case 'code':
      return <CodeStep {...screen} />
    case 'new-password':
      return <NewPasswordStep username={username} missing={screen.missing} />
    case 'mfa-selection':
      return <MfaSelectionStep methods={screen.methods} />
    case 'mfa-setup-selection':
      return <MfaSetupSelectionStep methods={screen.methods} />
    case 'totp-setup':
      return <TotpSetupStep username={username} secret={screen.secret} />
    case 'email-setup':
      return <EmailSetupStep />
    case 'password':
      return <PasswordStep username={username} />
    case 'first-factor':
      return <FirstFactorStep factors={screen.factors} />
    case 'custom-challenge':
      return <CustomChallengeStep {...screen} />
  }
}
