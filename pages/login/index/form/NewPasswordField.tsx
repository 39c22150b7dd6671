import { cachedPolicyProblem, usePasswordHint } from '#renderer/auth/new-password.ts'
import { PasswordField } from './PasswordField.tsx'
import { type Rule, required } from './rules.ts'

/** R180: the pool's policy. Common passwords are checked on submit. */
export const newPassword: Rule = (value) => required(value) ?? cachedPolicyProblem(value)

/** A new password: shows the policy as a hint and checks it on submit. */
export const NewPasswordField = ({ label, more = '' }: { label?: string; more?: string }) => (
  <PasswordField {...(label && { label })} autoComplete="new-password" hint={`${usePasswordHint()}${more}`} />
)
