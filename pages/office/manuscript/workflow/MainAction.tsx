import { Button } from '#renderer/form/Button.tsx'
import { jumpToNextStep } from '../frame/jump.ts'
import { useShowTab } from '../frame/tabs.ts'
import { ACTION_LABELS } from './action-labels.ts'
import { useOfferedActions } from './useOfferedActions.ts'

/** The suggested next step. Leads to its button, or to what blocks it. */
export function MainAction() {
  const showTab = useShowTab()
  const [next] = useOfferedActions()
  if (!next) return null
  const isNext = next === 'publish' || next === 'submit'
  const label = isNext ? ACTION_LABELS[next].label : '公開の設定'
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
