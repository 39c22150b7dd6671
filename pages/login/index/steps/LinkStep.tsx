import { useId } from 'react'
import type { LoginProvider } from '#domain/account/login-account.ts'
import { link } from '#domain/url/link.ts'
import { existingAccountIn } from '../existing-account.ts'
import { signInWithPassword } from '../flow.ts'
import { LoginForm } from '../form/LoginForm.tsx'
import { MailField } from '../form/MailField.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { mail, required } from '../form/rules.ts'
import { ProviderLink } from '../parts/Providers.tsx'
import { StepHead } from '../parts/StepHead.tsx'
import styles from './LinkStep.module.css'

const nameOf = (provider: LoginProvider) => (provider === 'Cognito' ? 'メールアドレス' : provider)

/** The mail address has an account: signing in to it links both logins. Or the user creates another account. */
export function LinkStep() {
  const found = existingAccountIn(location.search)
  if (!found) return null
  const back = new URLSearchParams(location.search).get('return')
  const name = nameOf(found.link)
  const others = found.by.filter((provider) => provider !== 'Cognito')
  return (
    <>
      <StepHead title="このメールアドレスのアカウントがあります">
        <p>
          {name}のメールアドレスは、すでに登録されています。これまでの方法で一度だけログインすると、次からは
          {name}でも同じアカウントに入れます。
        </p>
      </StepHead>
      {found.by.includes('Cognito') && <MailForm />}
      {others.map((provider) => (
        <ProviderLink key={provider} provider={provider} query={{ account: 'link', return: back }} />
      ))}
      <NewAccount provider={found.link} back={back} />
    </>
  )
}

const MailForm = () => (
  <>
    <LoginForm
      rules={{ username: mail, password: required }}
      submit="ログインしてつなぐ"
      onSubmit={({ username, password }) => signInWithPassword(username.trim(), password)}
    >
      <MailField />
      <PasswordField autoComplete="current-password" />
    </LoginForm>
    <p className={styles.forgot}>
      <a href="#forgot">パスワードを忘れた方</a>
    </p>
  </>
)

function NewAccount({ provider, back }: { provider: LoginProvider; back: string | null }) {
  const heading = useId()
  const query = { account: 'new', return: back }
  const href =
    provider === 'Cognito' ? link('login', { query }) : link('login-start', { query: { provider, ...query } })
  return (
    <section className={styles.anew} aria-labelledby={heading}>
      <h2 id={heading}>別のアカウントにしたいとき</h2>
      <p>
        しおりやお気に入りが空の、新しいアカウントができます。あとから設定の「ログイン連携」で、1つにまとめられます。
      </p>
      <p>
        <a href={href} rel="nofollow external">
          新しいアカウントをつくる
        </a>
      </p>
    </section>
  )
}
