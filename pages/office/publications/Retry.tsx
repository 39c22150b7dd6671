import type { ContentKind } from '#domain/content/kind.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { useStaff } from '../useStaff.ts'
import { retryPublication } from './publication-calls.ts'

type Props = { id: string; kind: ContentKind | null; onDone: () => Promise<unknown> }

/** Retries a failed publication; requires permission to publish. */
export function Retry({ id, kind, onDone }: Props) {
  const { staff } = useStaff()
  const { isBusy, problem, run } = useAction()
  if (!staff?.can('publish', kind ?? 'content')) return <p>もう一度試すには、公開の権限が必要です。</p>
  return (
    <div>
      <Button
        variant="primary"
        disabled={isBusy}
        onClick={() =>
          run(async () => {
            await retryPublication(id)
            await onDone()
          })
        }
      >
        {isBusy ? '試しています' : 'もう一度試す'}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
