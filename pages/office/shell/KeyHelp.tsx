import { useStore } from '#renderer/shell/messages/store.ts'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'
import { kindsOf } from '../kinds-of.ts'
import type { Staff } from '../useStaff.ts'
import { setSingleKeys, singleKeys } from './single-keys.ts'
import { placesOf } from './useOfficeKeys.ts'

type Key = readonly [keys: readonly string[], what: string]

const GROUPS: readonly { label: string; keys: readonly Key[] }[] = [
  {
    label: 'どの画面でも',
    keys: [
      [['Ctrl', 'K'], '題名や画面の名前でさがして開く（Macは ⌘ K）'],
      [['?'], 'この一覧を開く'],
      [['g', 'h'], '編集室へ'],
      [['g', 'a'], '記事の一覧へ'],
      [['g', 's'], 'スポットの一覧へ'],
      [['g', 'c'], '公開予定へ'],
      [['g', 'm'], '画像へ'],
      [['g', 'p'], '公開の記録へ'],
    ],
  },
  {
    label: '一覧',
    keys: [
      [['/'], 'さがす欄へ'],
      [['j'], '次の行へ（↓ でも同じ）'],
      [['k'], '前の行へ（↑ でも同じ）'],
      [['x'], '行を選ぶ、やめる'],
      [['Shift', 'x'], '前に選んだ行から、ここまでを選ぶ'],
      [['Enter'], '行の原稿を開く'],
      [['b'], '選んだ原稿をまとめて操作する'],
      [['n'], '新しい原稿を作る'],
      [['Esc'], '選んだ行をすべてやめる'],
    ],
  },
  {
    label: '公開予定',
    keys: [
      [['←', '→', '↑', '↓'], '日を移る'],
      [['PageUp', 'PageDown'], '前の月、次の月'],
      [['Home', 'End'], '週のはじめ、おわり'],
      [['Enter'], 'その日の予定へ'],
    ],
  },
]

/** Shortcuts available to a role. */
const groupsOf = (staff: Staff) => {
  const places = placesOf(staff)
  const isOpen = ([[first, letter = '']]: Key) => first !== 'g' || places.has(letter)
  const groups = kindsOf(staff, 'read').length > 0 ? GROUPS : GROUPS.slice(0, 1)
  return groups.map(({ label, keys }) => ({ label, keys: keys.filter(isOpen) }))
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
      {groupsOf(staff).map(({ label, keys }) => (
        <section key={label}>
          <h3 className="mb-8 text-16">{label}</h3>
          <dl className="grid border-t border-rule">
            {keys.map(([pressed, what]) => (
              <div
                className="grid grid-cols-[9rem_minmax(0,1fr)] items-center gap-12 border-b border-rule py-4 text-15 leading-[1.6]"
                key={what}
              >
                <dt className="flex flex-wrap gap-4">
                  {pressed.map((key) => (
                    <kbd
                      className="min-w-[1.75rem] rounded border border-edge bg-surface px-8 py-0 text-center [font:400_var(--size-13)/1.7_var(--gothic)]"
                      key={key}
                    >
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </SheetFrame>
  )
}
