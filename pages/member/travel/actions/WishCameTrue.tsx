import { mutate } from 'swr'
import { japanTime } from '#domain/date/japan-time.ts'
import type { TravelAction } from '#domain/travel/action.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { type ActionDetails, changeAction } from './action-calls.ts'
import { actionKey } from './action-key.ts'

const show = (travelAction: TravelAction) =>
  mutate<ActionDetails>(actionKey(travelAction.id), (before) => before && { ...before, travelAction }, {
    revalidate: false,
  })

type Props = { action: TravelAction; onChanged?: () => unknown }

/** One click turns 行きたい into 行った today; another one undoes it. */
export function WishCameTrue({ action, onChanged }: Props) {
  const { isBusy, problem, run } = useAction()
  const notifyProblem = (description: string) => notify({ color: 'danger', description })
  const visit = () =>
    run(async () => {
      const visited = await changeAction(action, { type: 'visited', date: japanTime(new Date()).date })
      await show(visited)
      await onChanged?.()
      const back = async () => {
        await show(await changeAction(visited, { type: 'wish', date: action.date }))
        await onChanged?.()
      }
      notify({
        color: 'success',
        description: `「${action.title}」を今日行ったことにしました。`,
        action: {
          label: '元に戻す',
          onSelect: () => void back().catch((error) => notifyProblem(messageText(error))),
        },
      })
    })
  return (
    <div>
      <Button aria-disabled={isBusy || undefined} aria-label={`「${action.title}」に行った`} onClick={visit}>
        行った
      </Button>
      <p role="alert">{problem}</p>
    </div>
  )
}
