import { randomIdentifier } from '#domain/text/identifier.ts'
import type { TravelActivity, TravelActivityInput } from '#domain/travel/activity.ts'
import { spotOf } from '#domain/travel/arrange.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { ActionMenu, MenuItem } from '../../../parts/ActionMenu.tsx'
import { type Editing, useEditing } from './editing-context.ts'
import { restoreFocus } from './useArranging.ts'

/** The member's own fields of an activity, without its identity. */
const inputOf = ({
  id: _,
  sectionId: _s,
  order: _o,
  version: _v,
  ...input
}: TravelActivity): TravelActivityInput => input

/** The menu of an activity. */
export function LineMenu({ line }: { line: TravelActivity }) {
  const editing = useEditing()
  return (
    <ActionMenu
      label={`「${line.title}」の操作`}
      items={(close) => <Items line={line} editing={editing} close={close} />}
    />
  )
}

type ItemsProps = { line: TravelActivity; editing: Editing; close: () => void }

function Items({ line, editing, close }: ItemsProps) {
  const { arrange, edit, undo } = editing
  const at = spotOf(arrange.arrangement(), line.id)
  const others = editing.targets().filter(({ section }) => section !== at?.section)
  const after = (work: () => void) => () => {
    close()
    work()
  }
  const copy = () =>
    edit({
      type: 'addActivity',
      id: randomIdentifier(),
      sectionId: line.sectionId,
      at: (at?.index ?? 0) + 1,
      activity: inputOf(line),
    })
  const remove = () => {
    const around = at ? (arrange.arrangement()[at.section]?.activityIds ?? []) : []
    const next = around[(at?.index ?? 0) + 1] ?? around[(at?.index ?? 0) - 1]
    edit({ type: 'deleteActivity', id: line.id })
    notify({
      description: `「${line.title}」を削除しました。`,
      action: { label: '元に戻す', onSelect: undo },
      isOfPage: true,
    })
    restoreFocus(next)
  }
  return (
    <>
      <MenuItem onSelect={after(() => arrange.move(line.id, 'up'))}>上へ</MenuItem>
      <MenuItem onSelect={after(() => arrange.move(line.id, 'down'))}>下へ</MenuItem>
      {others.map(({ section, id, name, count }) => (
        <MenuItem key={id} onSelect={after(() => arrange.place(line.id, { section, index: count }))}>
          {name}へ移動
        </MenuItem>
      ))}
      <MenuItem onSelect={after(copy)}>複製</MenuItem>
      <MenuItem onSelect={after(remove)}>削除</MenuItem>
    </>
  )
}
