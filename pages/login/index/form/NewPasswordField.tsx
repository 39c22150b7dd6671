import { knownPasswordProblem, usePasswordHint } from '#renderer/auth/new-password.ts'
import { PasswordField } from './PasswordField.tsx'
import { type Rule, required } from './rules.ts'

/** R180: what the pool asks of it. Whether it is too common is found out when the form is sent. */
export const newPassword: Rule = (value) => required(value) ?? knownPasswordProblem(value)

/** A password that is chosen: what the pool asks of it is said beforehand, and checked when the form is sent. */
export const NewPasswordField = ({ label, more = '' }: { label?: string; more?: string }) => (
  <PasswordField {...(label && { label })} autoComplete="new-password" hint={`${usePasswordHint()}${more}`} />
)
