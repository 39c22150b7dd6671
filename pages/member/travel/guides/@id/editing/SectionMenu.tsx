import type { TravelSection } from '#domain/travel/section.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { ActionMenu, MenuItem } from '../../../parts/ActionMenu.tsx'
import { useEditing } from './editing-context.ts'

type Props = { section: TravelSection; name: string; onOpen: () => void }

/** The menu of a section. */
export function SectionMenu({ section, name, onOpen }: Props) {
  const { edit, undo, moveSection } = useEditing()
  const remove = () => {
    edit({ type: 'deleteSection', id: section.id })
    notify({
      description: `「${name}」を削除しました。`,
      action: { label: '元に戻す', onSelect: undo },
      isOfPage: true,
    })
  }
  return (
    <div className="flex">
      <button
        className="min-h-tap min-w-[3.25rem] cursor-pointer border-0 bg-transparent px-4 py-0 text-15 text-ai hover:underline"
        type="button"
        onClick={onOpen}
      >
        編集<span className="visually-hidden">：{name}</span>
      </button>
      <ActionMenu
        label={`「${name}」の操作`}
        items={(close) => {
          const after = (work: () => void) => () => {
            close()
            work()
          }
          return (
            <>
              <MenuItem onSelect={after(() => moveSection(section.id, -1))}>上へ</MenuItem>
              <MenuItem onSelect={after(() => moveSection(section.id, 1))}>下へ</MenuItem>
              <MenuItem onSelect={after(remove)}>予定ごと削除</MenuItem>
            </>
          )
        }}
      />
    </div>
  )
}
