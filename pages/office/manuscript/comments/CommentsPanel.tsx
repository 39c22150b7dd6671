import type { ReviewComment } from '#domain/manuscript/manuscript.ts'
import { SettledList } from '../../parts/SettledList.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'
import { useComments } from './useComments.ts'

const isOpen = ({ resolvedAt }: ReviewComment) => resolvedAt === null

/** Comments of colleagues. */
export function CommentsPanel() {
  const { comments, error, retry, isBusy, problem, add, settle } = useComments()
  const item = (comment: ReviewComment) => (
    <CommentItem
      key={comment.id}
      comment={comment}
      {...(isOpen(comment) && { onResolve: () => void settle(comment.id), isBusy })}
    />
  )
  return (
    <SettledList label="コメント" list={comments} {...{ error, retry, isOpen, item }}>
      <CommentForm add={add} isBusy={isBusy} problem={problem} />
    </SettledList>
  )
}
