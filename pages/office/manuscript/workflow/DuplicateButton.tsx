import { Button } from '#renderer/form/Button.tsx'
import { useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import { useDuplicate } from './useDuplicate.ts'

/** Duplicates the manuscript. */
export function DuplicateButton() {
  const store = useManuscriptStore()
  const manuscript = useManuscriptState(({ document }) => document?.manuscript)
  const { isBusy, problem, duplicate } = useDuplicate()
  return (
    <div>
      <Button
        wide
        variant="quiet"
        disabled={isBusy}
        onClick={() => manuscript && void duplicate(manuscript, store.duplicate)}
      >
        {isBusy ? '複製しています' : 'この原稿を複製する'}
      </Button>
      <p role="alert">{problem}</p>
    </div>
  )
}
