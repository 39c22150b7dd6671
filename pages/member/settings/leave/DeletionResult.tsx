import { useEffect, useRef } from 'react'
import { link } from '#domain/url/link.ts'

/** The result: what was deleted, what remains on this device, and where to go. */
export function DeletionResult({ what }: { what: 'all' | 'account' }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid max-w-[38em] gap-16 [&_h2]:text-22 [&_h2]:outline-none">
      <h2 ref={heading} tabIndex={-1}>
        退会しました
      </h2>
      <p>
        ご利用ありがとうございました。アカウントと、預かっていた内容を削除し、この端末からもログアウトしました。
      </p>
      <p>
        {what === 'all'
          ? 'この端末のお気に入りと閲覧履歴も削除しました。'
          : 'この端末のお気に入りと閲覧履歴は残してあります。お気に入りの画面から、いつでも削除できます。'}
        記事や見どころは、これまでどおりご覧いただけます。
      </p>
      <p>
        <a href={link('top')}>トップページへ</a>
      </p>
    </div>
  )
}
