import { HiddenUsername } from '#renderer/form/HiddenUsername.tsx'
import { LoginForm } from '../form/LoginForm.tsx'
import { NewPasswordField, newPassword } from '../form/NewPasswordField.tsx'
import { PlainField } from '../form/PlainField.tsx'
import { type Rule, required } from '../form/rules.ts'
import { chooseFirstPassword } from '../later-flow.ts'
import { StartOver } from '../parts/StartOver.tsx'
import { StepHead } from '../parts/StepHead.tsx'

/** Attributes that a pool may require, with their autocomplete names. */
const ATTRIBUTES: Record<string, [label: string, autoComplete: string]> = {
  name: ['お名前', 'name'],
  family_name: ['姓', 'family-name'],
  given_name: ['名', 'given-name'],
  nickname: ['ニックネーム', 'nickname'],
  email: ['メールアドレス', 'email'],
  phone_number: ['電話番号', 'tel'],
  birthdate: ['生年月日', 'bday'],
  address: ['住所', 'street-address'],
}

type Props = { username: string; missing: readonly string[] }

/** An account created by an administrator: the user chooses a password and fills in missing attributes. */
export function NewPasswordStep({ username, missing }: Props) {
  const rules: Record<string, Rule> = { password: newPassword }
  for (const name of missing) rules[name] = required
  const submit = ({ password = '', ...attributes }: Record<string, string>) =>
    chooseFirstPassword(password, missing.length > 0 ? attributes : undefined)
  return (
    <>
      <StepHead title="新しいパスワードの設定">
        <p>はじめてのログインです。仮のパスワードの代わりに使う、新しいパスワードを決めてください。</p>
      </StepHead>
      <LoginForm rules={rules} submit="設定してログイン" onSubmit={submit}>
        <HiddenUsername username={username} />
        {missing.map((name) => {
          const [label = `追加の項目（${name}）`, autoComplete = 'off'] = ATTRIBUTES[name] ?? []
          return <PlainField key={name} name={name} label={label} autoComplete={autoComplete} />
        })}
        <NewPasswordField label="新しいパスワード" />
      </LoginForm>
      <StartOver />
    </>
  )
}
