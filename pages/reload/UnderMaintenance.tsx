import { useEffect } from 'react'
import { isReadable } from '#renderer/standstill/is-back.ts'
import { lookAgain } from '#renderer/standstill/look-again.ts'

/** Milliseconds. */
const PAUSES = { first: 30_000, longest: 120_000 }

/** Waits for the end of the maintenance, looks again, and leads on. */
export function UnderMaintenance({ target }: { target: string }) {
  useEffect(() => lookAgain({ isOver: isReadable, go: () => location.replace(target), ...PAUSES }), [target])
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
