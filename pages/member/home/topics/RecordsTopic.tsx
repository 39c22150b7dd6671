import { useEffect, useRef } from 'react'
import { ACTION_TYPE_LABELS, type TravelAction } from '#domain/travel/action.ts'
import { link } from '#domain/url/link.ts'
import { Section } from '#renderer/ui/Section.tsx'
import { dateAndPlace } from '../../travel/actions/action-text.ts'
import { WishCameTrue } from '../../travel/actions/WishCameTrue.tsx'

type Props = { actions: readonly TravelAction[]; wishes: readonly TravelAction[]; onChanged: () => unknown }

/** The latest records and wishes. A wish can be marked as fulfilled with one click. */
export function RecordsTopic({ actions, wishes, onChanged }: Props) {
  const [lists, onCameTrue] = useFocusOfCameTrue(wishes, onChanged)
  return (
    <Section title="旅の記録" more={{ href: link('@stats-usage'), label: '記録の一覧と統計' }}>
      <div
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-x-40 gap-y-16"
        ref={lists}
      >
        {actions.length > 0 && <Records name="最近の記録" records={actions} />}
        {wishes.length > 0 && <Records name="行きたい場所" records={wishes} onChanged={onCameTrue} />}
      </div>
      <p>
        <a
          className="inline-flex min-h-tap items-center wrap-anywhere text-ai"
          href={link('@travel-actions', { id: 'new' })}
        >
          記録を書く
        </a>
      </p>
    </Section>
  )
}

/** The button disappears with its wish: the focus follows the record to its new place. */
function useFocusOfCameTrue(wishes: Props['wishes'], onChanged: Props['onChanged']) {
  const lists = useRef<HTMLDivElement>(null)
  const cameTrue = useRef('')
  useEffect(() => {
    const { current: id } = cameTrue
    if (!id || wishes.some((wish) => wish.id === id)) return
    cameTrue.current = ''
    if (document.activeElement !== document.body) return
    const links = lists.current?.querySelectorAll('a')
    const now = [...(links ?? [])].find(({ pathname }) => pathname.endsWith(`/${id}`)) ?? links?.[0]
    now?.focus()
  })
  return [
    lists,
    ({ id }: TravelAction) => {
      cameTrue.current = id
      return onChanged()
    },
  ] as const
}

type RecordsProps = {
  name: string
  records: readonly TravelAction[]
  onChanged?: (action: TravelAction) => unknown
}

const Records = ({ name, records, onChanged }: RecordsProps) => (
  <div>
    <h3 className="font-gothic text-13 font-normal text-usuzumi">{name}</h3>
    <ul className="list-none p-0">
      {records.map((action) => (
        <li className="flex items-center justify-between gap-16 border-b border-rule py-8" key={action.id}>
          <div>
            <a
              className="inline-flex min-h-tap items-center wrap-anywhere text-ai"
              href={link('@travel-actions', { id: action.id })}
            >
              {action.title}
            </a>
            <p className="text-13 text-usuzumi">
              {[ACTION_TYPE_LABELS[action.type], dateAndPlace(action)].filter(Boolean).join('・')}
            </p>
          </div>
          {onChanged && <WishCameTrue action={action} onChanged={() => onChanged(action)} />}
        </li>
      ))}
    </ul>
  </div>
)
