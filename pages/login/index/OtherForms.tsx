import { ForgotStep } from './steps/ForgotStep.tsx'
import { LinkStep } from './steps/LinkStep.tsx'
import { PasskeyStep } from './steps/PasskeyStep.tsx'
import { SignedInStep } from './steps/SignedInStep.tsx'
import { SignUpStep } from './steps/SignUpStep.tsx'

const FORMS: Record<string, () => React.ReactNode> = {
  'signed-in': SignedInStep,
  link: LinkStep,
  '#sign-up': SignUpStep,
  '#forgot': ForgotStep,
  '#passkey': PasskeyStep,
}

/** The less frequent forms. */
export function OtherForms({ form }: { form: string }) {
  const Form = FORMS[form]
  return Form && <Form />
}
