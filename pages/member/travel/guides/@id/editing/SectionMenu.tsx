import type { TravelSection } from '#domain/travel/section.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { ActionMenu, MenuItem } from '../../../parts/ActionMenu.tsx'
import { useEditing } from './editing-context.ts'
import styles from './SectionMenu.module.css'

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
    <div className={styles.tools}>
      <button className={styles.edit} type="button" onClick={onOpen}>
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
