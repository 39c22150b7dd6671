import { useEffect, useRef, useState } from 'react'
import { link } from '#domain/url/link.ts'
import { reloadTarget } from '#domain/url/reload-target.ts'
import { type NextStep, nextStep } from './next-step.ts'
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

/** Shown when reloading did not help a moment ago. */
function ReloadFailed({ target }: { target: string }) {
  return (
    <>
      <h1>ページの更新中にエラーが発生しました。</h1>
      <p role="alert">再読み込みするか、しばらくしてから再度お試しください。</p>
      <p>
        <a href={target} rel="external">
          再読み込み
        </a>
      </p>
      <p>
        <a href={link('top')}>トップページへ</a>
      </p>
    </>
  )
}
