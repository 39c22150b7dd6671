import { Button } from '#renderer/form/Button.tsx'
import { useShowTab } from '../frame/tabs.ts'
import { ACTION_WORDS } from './action-words.ts'
import { useOfferedActions } from './useOfferedActions.ts'

const HEADING = 'publish-heading'

/** What is meant to come next. It leads to the panel where everything that belongs to it is seen. */
export function MainAction() {
  const showTab = useShowTab()
  const [next] = useOfferedActions()
  if (!next) return null
  const show = () => {
    showTab('publish')
    requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(HEADING)?.focus()))
  }
  const isNext = next === 'publish' || next === 'submit'
  const label = isNext ? ACTION_WORDS[next].label : '公開の設定'
  return (
    <Button variant={isNext ? 'primary' : 'secondary'} aria-haspopup="true" onClick={show}>
      {label}…
    </Button>
  )
}
