import { useEffect, useRef, useState } from 'react'
import { link } from '#domain/url/link.ts'
import { reloadTarget } from '#domain/url/reload-target.ts'
import { NoHelp } from './NoHelp.tsx'
import { type NextStep, nextStep } from './next-step.ts'
import { UnderMaintenance } from './UnderMaintenance.tsx'

/** A short stop on the way: the whole document is loaded anew, so that a new build or a new state is seen. */
export function Page() {
  const next = useRef<{ target: string; step: NextStep }>(null)
  const [shown, setShown] = useState(next.current)
  useEffect(() => {
    const target = reloadTarget(new URLSearchParams(location.search).get('to'))
    next.current ??= { target, step: nextStep(target) }
    if (next.current.step === 'go') location.replace(target)
    else setShown(next.current)
  }, [])
  if (shown?.step === 'wait') return <UnderMaintenance target={shown.target} />
  if (shown?.step === 'stop') return <NoHelp target={shown.target} />
  return (
    <>
      <h1>ページを読み込んでいます。</h1>
      <p>自動的に切り替わりますので、しばらくお待ちください。</p>
      <noscript>
        <p>
          <a href={link('top')}>トップページへ</a>
        </p>
      </noscript>
    </>
  )
}
