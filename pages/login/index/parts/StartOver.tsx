import { Button } from '#renderer/form/Button.tsx'
import { startOver } from '../flow.ts'

/** Cancels a step. */
export function StartOver({ children = 'はじめからやり直す' }: { children?: string }) {
  return (
    <Button variant="quiet" wide onClick={() => startOver()}>
      {children}
    </Button>
  )
}
