import { useRef, useState } from 'react'
import useSWR from 'swr'
import { randomIdentifier } from '#domain/identifier.ts'
import { Button } from '#renderer/form/Button.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import { useAction } from '#renderer/form/useAction.ts'
import { useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import { CommentItem } from './CommentItem.tsx'
import styles from './CommentsPanel.module.css'
import { useBlockPlace } from './useBlockPlace.ts'

/** What colleagues say about the manuscript, about the whole of it or the block that was written in last. */
export function CommentsPanel() {
  const store = useManuscriptStore()
  const id = useManuscriptState(({ document }) => document?.manuscript.id)
  const { data, error, mutate } = useSWR(['comments', store.kind, id], store.calls.comments)
  const [text, setText] = useState('')
  const [isOnBlock, setOnBlock] = useState(true)
  const { isBusy, problem, run } = useAction()
  const place = useBlockPlace()
  // The same comment when it is sent again after its answer was lost.
  const commentId = useRef(randomIdentifier())
  const send = () =>
    run(async () => {
      const comment = await store.calls.addComment(
        commentId.current,
        text.trim(),
        isOnBlock ? (place?.id ?? null) : null,
      )
      commentId.current = randomIdentifier()
      setText('')
      await mutate([...(data ?? []).filter((one) => one.id !== comment.id), comment], { revalidate: false })
      await store.refresh()
    })
  const resolve = (commentToResolve: string) =>
    run(async () => {
      const comment = await store.calls.resolveComment(commentToResolve)
      await mutate(
        (data ?? []).map((one) => (one.id === comment.id ? comment : one)),
        { revalidate: false },
      )
      await store.refresh()
    })
  const open = data?.filter(({ resolvedAt }) => resolvedAt === null) ?? []
  const done = data?.filter(({ resolvedAt }) => resolvedAt !== null) ?? []
  return (
    <section className={styles.panel} aria-label="コメント">
      {!data && !error && <p role="status">コメントを読み込んでいます。</p>}
      {error && (
        <p role="alert">
          コメントを読み込めませんでした。
          <Button variant="quiet" onClick={() => void mutate()}>
            再読み込み
          </Button>
        </p>
      )}
      {data && open.length === 0 && <p className={styles.empty}>未対応のコメントはありません。</p>}
      <ul className={styles.list} aria-label="未対応のコメント">
        {open.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            onResolve={() => void resolve(comment.id)}
            isBusy={isBusy}
          />
        ))}
      </ul>
      <div className={styles.form}>
        <label htmlFor="comment">コメントを書く</label>
        <textarea
          className={`${inputStyles.input} ${inputStyles.area}`}
          id="comment"
          rows={3}
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {place && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isOnBlock}
              onChange={({ target }) => setOnBlock(target.checked)}
            />
            {place.name}について
          </label>
        )}
        <p role="alert">{problem}</p>
        <Button variant="primary" disabled={isBusy || text.trim() === ''} onClick={() => void send()}>
          コメントする
        </Button>
      </div>
      {done.length > 0 && (
        <details>
          <summary>対応済み（{done.length}件）</summary>
          <ul className={styles.list}>
            {done.map((comment) => (
              <CommentItem key={comment.id} comment={comment} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
