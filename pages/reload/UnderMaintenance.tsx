import { useEffect } from 'react'

/** How long the site is left alone, in milliseconds, and up to how much longer: not everybody comes back at once. */
const PAUSE = 30_000
const SPREAD = 10_000

/** Waits for the end of the maintenance and looks again. Where it still goes on, the answer leads back here. */
export function UnderMaintenance({ target }: { target: string }) {
  useEffect(() => {
    const timer = setTimeout(() => location.replace(target), PAUSE + Math.random() * SPREAD)
    return () => clearTimeout(timer)
  }, [target])
  return (
    <>
      <h1>メンテナンス中です</h1>
      <p>ただいまサイトを点検しています。</p>
      <p role="status">30秒ほどでもう一度確かめ、終わっていれば元のページに戻ります。</p>
      <p>
        {/* A whole document: what this one knows may be over. */}
        <a href={target} rel="external">
          いますぐ確かめる
        </a>
      </p>
    </>
  )
}
