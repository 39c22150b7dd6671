import { Button } from '#renderer/form/Button.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'
import { useComments } from './useComments.ts'

/** Comments of colleagues; resolved ones are collapsed. */
export function CommentsPanel() {
  const { comments, error, retry, isBusy, problem, add, settle } = useComments()
  const open = comments?.filter(({ resolvedAt }) => resolvedAt === null) ?? []
  const done = comments?.filter(({ resolvedAt }) => resolvedAt !== null) ?? []
  return (
    <section className="grid gap-16" aria-label="コメント">
      {!comments && !error && <p role="status">コメントを読み込んでいます。</p>}
      {error && (
        <p role="alert">
          コメントを読み込めませんでした。
          <Button variant="quiet" onClick={retry}>
            再読み込み
          </Button>
        </p>
      )}
      {comments && open.length === 0 && (
        <p className="text-15 text-usuzumi">未対応のコメントはありません。</p>
      )}
      {open.length > 0 && (
        <ul className="empty:hidden" aria-label="未対応のコメント">
          {open.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              onResolve={() => void settle(comment.id)}
              isBusy={isBusy}
            />
          ))}
        </ul>
      )}
      <CommentForm add={add} isBusy={isBusy} problem={problem} />
      {done.length > 0 && (
        <details>
          <summary>対応済み（{done.length}件）</summary>
          <ul className="empty:hidden">
            {done.map((comment) => (
              <CommentItem key={comment.id} comment={comment} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
