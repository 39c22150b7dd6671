import { Button } from '#renderer/form/Button.tsx'
import { jumpToNextStep } from '../frame/jump.ts'
import { useShowTab } from '../frame/tabs.ts'
import { ACTION_WORDS } from './action-words.ts'
import { useOfferedActions } from './useOfferedActions.ts'

/** What is meant to come next. It leads to the step itself, or to what still keeps it from being taken. */
export function MainAction() {
  const showTab = useShowTab()
  const [next] = useOfferedActions()
  if (!next) return null
  const isNext = next === 'publish' || next === 'submit'
  const label = isNext ? ACTION_WORDS[next].label : '公開の設定'
  return (
    <Button
      variant={isNext ? 'primary' : 'secondary'}
      aria-haspopup="true"
      onClick={() => jumpToNextStep(showTab)}
    >
      {label}…
    </Button>
  )
}
