import { useEffect } from 'react'
import { isSiteReadable } from '#renderer/maintenance/availability.ts'
import { pollUntil } from '#renderer/maintenance/poll-until.ts'

/** Milliseconds. */
const PAUSES = { first: 30_000, max: 120_000 }

/** Polls until maintenance is over, then loads the target. */
export function UnderMaintenance({ target }: { target: string }) {
  useEffect(
    () => pollUntil({ isOver: isSiteReadable, onOver: () => location.replace(target), ...PAUSES }),
    [target],
  )
  return (
    <>
      <h1>メンテナンス中です</h1>
      <p>ただいまサイトを点検しています。</p>
      <p role="status">30秒ほどでもう一度確かめ、終わっていれば元のページに戻ります。</p>
      <p>
        {/* A full document load: the state of this one may be outdated. */}
        <a href={target} rel="external">
          いますぐ確かめる
        </a>
      </p>
    </>
  )
}
