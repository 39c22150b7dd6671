import { useState } from 'react'
import { SheetFrame } from '../../travel/SheetFrame.tsx'
import { CodeAgain } from './CodeAgain.tsx'
import { PasswordAgain } from './PasswordAgain.tsx'
import { ProviderAgain } from './ProviderAgain.tsx'
import { type NextStep, type Proving, proveAgain } from './prove-again.ts'
import styles from './SignInAgain.module.css'

type Props = {
  proving: Proving
  /** The element that gets the focus back. */
  opener: Pick<HTMLElement, 'focus'>
  onEnd: (isProven: boolean) => void
}

/** Automatic phrase breaking would put a line break after the first word. */
const TITLE = (
  <>
    確認のため、<span className={styles.whole}>もう一度</span>ログインしてください
  </>
)

type Attempt = Awaited<ReturnType<typeof proveAgain>>

/** A fresh sign-in of the page's member: password or passkey, then the second factor; or the provider. */
export function SignInAgain({ proving, opener, onEnd }: Props) {
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const [step, setStep] = useState<NextStep | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const arrive = (next: NextStep | null) => (next ? setStep(next) : onEnd(true))
  const begin = async (work: (attempt: Attempt) => Promise<NextStep | null>) => {
    setNote(null)
    const begun = await proveAgain(proving)
    const next = await work(begun)
    setAttempt(begun)
    arrive(next)
  }
  const startOver = (why: string | null) => {
    setStep(null)
    setNote(why)
  }
  return (
    <SheetFrame title={TITLE} opener={opener} onClose={() => onEnd(false)}>
      {proving.provider ? (
        <ProviderAgain provider={proving.provider} />
      ) : step && attempt ? (
        <CodeAgain
          step={step}
          answer={async (text) => arrive(await attempt.answer(text))}
          onOver={startOver}
        />
      ) : (
        <PasswordAgain
          mail={proving.mail ?? ''}
          note={note}
          onPassword={(password) => begin(({ byPassword }) => byPassword(password))}
          onPasskey={() => begin(({ byPasskey }) => byPasskey())}
        />
      )}
    </SheetFrame>
  )
}
