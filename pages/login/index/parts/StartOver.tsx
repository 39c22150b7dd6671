import { Button } from '#renderer/form/Button.tsx'
import { startOver } from '../flow.ts'

/** Out of a step that one cannot or does not want to answer. */
export function StartOver({ children = 'はじめからやり直す' }: { children?: string }) {
  return (
    <Button variant="quiet" wide onClick={() => startOver()}>
      {children}
    </Button>
  )
}
