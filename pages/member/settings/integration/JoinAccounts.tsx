import { useEffect, useState } from 'react'
import { useFreshPress } from '#renderer/auth/again/useFreshPress.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { Block } from '../parts/Block.tsx'
import type { JoinState } from './join-calls.ts'
import { LOGINS } from './logins.ts'

const JoinChoice = lazyPart(() => import('./JoinChoice.tsx').then(({ JoinChoice }) => JoinChoice))
const MailProof = lazyPart(() => import('./MailProof.tsx').then(({ MailProof }) => MailProof))
const calls = () => import('./join-calls.ts')

type Props = { onProvider: (provider: string) => Promise<unknown> }

/**
 * Joins two accounts of one person: first the other one is confirmed by signing in to it, then one of them is chosen.
 */
export function JoinAccounts({ onProvider }: Props) {
  const { isBusy, problem, run } = useAction()
  const { freshProblem, pressFresh } = useFreshPress()
  const [state, setState] = useState<JoinState | null>(null)
  const [step, setStep] = useState<'closed' | 'options' | 'mail'>('closed')
  const load = async () => setState(await (await calls()).fetchJoin())
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => void run(load), [])
  const close = () => {
    setStep('closed')
    setState(null)
  }
  const choose = (provider: string) =>
    provider === 'Cognito' ? setStep('mail') : run(() => onProvider(provider))
  return (
    <Block
      title="アカウントをまとめる"
      about="別の方法でもうひとつアカウントをつくっていたときは、1つにまとめられます。しおり、旅の記録と写真、お気に入り、閲覧履歴、統計は、どちらのものも残ります。"
      problem={problem ?? freshProblem}
      step={state?.accountJoin ? 'choice' : ''}
    >
      {state?.accountJoin ? (
        <JoinChoice join={state.accountJoin} onEnd={close} />
      ) : step === 'closed' ? (
        <p>
          <Button onClick={() => pressFresh(() => setStep('options'))}>もうひとつのアカウントを選ぶ</Button>
        </p>
      ) : step === 'mail' ? (
        <MailProof onProven={() => run(load)} onCancel={() => setStep('options')} />
      ) : (
        <JoinOptions isBusy={isBusy} onChoose={choose} />
      )}
    </Block>
  )
}

const JoinOptions = ({ isBusy, onChoose }: { isBusy: boolean; onChoose: (provider: string) => void }) => (
  <>
    <p>もうひとつのアカウントに、どの方法でログインしますか。</p>
    <div className="flex flex-wrap gap-12" aria-busy={isBusy}>
      {LOGINS.map(({ provider, label }) => (
        <Button key={provider} onClick={() => onChoose(provider)}>
          {label}
        </Button>
      ))}
    </div>
  </>
)
