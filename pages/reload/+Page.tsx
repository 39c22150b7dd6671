import { useEffect, useRef, useState } from 'react'
import { link } from '#domain/url/link.ts'
import { reloadTarget } from '#domain/url/reload-target.ts'
import { type NextStep, nextStep } from './next-step.ts'
import { ReloadFailed } from './ReloadFailed.tsx'
import { UnderMaintenance } from './UnderMaintenance.tsx'

/** Reloads the whole document, to get a new build or a new state. */
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
  if (shown?.step === 'stop') return <ReloadFailed target={shown.target} />
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
