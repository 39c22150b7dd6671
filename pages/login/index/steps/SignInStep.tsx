import { useId } from 'react'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { signInWithPassword } from '../flow.ts'
import { LoginForm } from '../form/LoginForm.tsx'
import { MailField } from '../form/MailField.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { mail, required } from '../form/rules.ts'
import { Note } from '../parts/Note.tsx'
import { Providers } from '../parts/Providers.tsx'
import { StepHead } from '../parts/StepHead.tsx'
import styles from './SignInStep.module.css'

// Lazy: most users see none of them.
const SignInNotes = lazyPart(() => import('../parts/SignInNotes.tsx').then(({ SignInNotes }) => SignInNotes))

/** The first form: other providers before the mail address, because most users have one of them. */
export function SignInStep({ note }: { note: string | null }) {
  const heading = useId()
  return (
    <>
      <StepHead title="ログイン" />
      <Note text={note} />
      <SignInNotes />
      <Providers />
      <section className={styles.mail} aria-labelledby={heading}>
        <h2 className={styles.or} id={heading}>
          メールアドレスでログイン
        </h2>
        <LoginForm
          rules={{ username: mail, password: required }}
          submit="ログイン"
          onSubmit={({ username, password }) => signInWithPassword(username.trim(), password)}
        >
          <MailField />
          <PasswordField autoComplete="current-password" />
        </LoginForm>
        <ul className={styles.links}>
          <li>
            <a href="#forgot">パスワードを忘れた方</a>
          </li>
          <li>
            <a href="#passkey">パスキーや確認コードでログイン</a>
          </li>
        </ul>
      </section>
      <p className={styles.join}>
        はじめての方は
        <a href="#sign-up">会員登録（無料）</a>
      </p>
    </>
  )
}
