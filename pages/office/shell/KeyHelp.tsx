import { useStore } from '#renderer/shell/messages/store.ts'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'
import { BODY_KEY_HELP } from '../blocks/keys/key-table.ts'
import { kindsOf } from '../kinds-of.ts'
import { KeyList } from '../parts/KeyList.tsx'
import type { Staff } from '../useStaff.ts'
import { CALENDAR_KEYS, EVERYWHERE_KEYS, LIST_KEYS, PLACE_KEYS } from './key-table.ts'
import { setSingleKeys, singleKeys } from './single-keys.ts'
import { placesOf } from './useOfficeKeys.ts'

/** The keys that a role can use, of all tables. */
const groupsOf = (staff: Staff) => {
  const places = placesOf(staff)
  const shown = (table: readonly Pick<(typeof CALENDAR_KEYS)[number], 'shown' | 'does'>[]) =>
    table.map(({ shown: pressed, does }) => ({ pressed, does }))
  const everywhere = {
    label: 'どの画面でも',
    keys: [
      ...shown(Object.values(EVERYWHERE_KEYS)),
      ...PLACE_KEYS.filter(({ letter }) => places.has(letter)).map(({ letter, does }) => ({
        pressed: ['g', letter],
        does,
      })),
    ],
  }
  if (kindsOf(staff, 'read').length === 0) return [everywhere]
  return [
    everywhere,
    { label: '一覧', keys: shown(Object.values(LIST_KEYS)) },
    { label: '公開予定', keys: shown(CALENDAR_KEYS) },
    ...BODY_KEY_HELP.map(({ label, keys }) => ({ label: `本文：${label}`, keys })),
  ]
}

/** All shortcuts, and the setting for single-letter ones. */
export function KeyHelp({ staff, ...frame }: { staff: Staff; opener: HTMLElement; onClose: () => void }) {
  const isOn = useStore(singleKeys)
  return (
    <SheetFrame title="キーボードの使いかた" {...frame}>
      <label className="flex min-h-tap cursor-pointer items-center gap-8">
        <input type="checkbox" checked={isOn} onChange={(event) => setSingleKeys(event.target.checked)} />
        一文字のキーを使う
      </label>
      {groupsOf(staff).map((group) => (
        <KeyList key={group.label} {...group} />
      ))}
    </SheetFrame>
  )
}
