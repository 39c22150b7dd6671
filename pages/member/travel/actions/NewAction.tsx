import { useState } from 'react'
import { japanTime } from '#domain/date/japan-time.ts'
import type { TravelAction } from '#domain/travel/action.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { useAccount } from '#renderer/auth/useAccount.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { MemberOnly } from '../../MemberOnly.tsx'
import { LoadError } from '../../settings/parts/LoadError.tsx'
import { fetchInitialAction } from './initial-action.ts'
import { NewActionForm } from './NewActionForm.tsx'
import { SavedAction } from './SavedAction.tsx'

/** `/@/travel/actions/new`: a new record. The query may name its place, or an activity of a guide. */
export function NewAction() {
  const { account, error, retry } = useAccount()
  return (
    <section className="grid max-w-[44rem] gap-24">
      <div className="grid gap-8">
        <h1 className="text-28">旅の記録</h1>
        <p className="text-usuzumi">場所と日付を選ぶだけで残せます。</p>
      </div>
      <MemberOnly isReady={account !== null} error={error} retry={retry}>
        <Writing />
      </MemberOnly>
    </section>
  )
}

function Writing() {
  const { urlOriginal } = usePageContext()
  const { search } = new URL(urlOriginal, 'https://page.invalid')
  // The answer presets today's date. Midnight must not change the key, which would empty the form.
  const [today] = useState(() => japanTime(new Date()).date)
  const { data, error, retry } = useAnswer(['new action', search, today], () => fetchInitialAction(search))
  const [saved, setSaved] = useState<TravelAction | null>(null)
  const [count, setCount] = useState(0)
  const again = () => {
    setSaved(null)
    setCount(count + 1)
  }
  if (error && !data) return <LoadError error={error} retry={retry} />
  if (!data) return <p role="status">読み込んでいます。</p>
  if (saved) return <SavedAction action={saved} onAgain={again} />
  // The query applies only to the first record.
  return <NewActionForm key={count} initial={count === 0 ? data : null} onSaved={setSaved} />
}
