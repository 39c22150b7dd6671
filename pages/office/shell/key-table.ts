import { paths } from '../paths.ts'

// The keys outside of the body (blocks/keys/key-table.ts). What handles a key looks it up here, and the help is made of it.

/** Keys by what they do, as `KeyboardEvent.key`. The first `shown` of an entry is in the help; others are the same for a hand. */
type OfficeKey = { keys: readonly string[]; shown: readonly string[]; does: string }

/** After `g`. */
export const PLACE_KEYS = [
  { letter: 'h', path: () => paths.home(), does: '編集室へ' },
  { letter: 'a', path: () => paths.list('article-page'), does: '記事の一覧へ' },
  { letter: 's', path: () => paths.list('spot'), does: 'スポットの一覧へ' },
  { letter: 'c', path: () => paths.calendar(), does: '公開予定へ' },
  { letter: 'm', path: () => paths.media(), does: '画像へ' },
  { letter: 'p', path: () => paths.publications(), does: '公開の記録へ' },
] as const

export const EVERYWHERE_KEYS = {
  open: { keys: ['k'], shown: ['Ctrl', 'K'], does: '題名や画面の名前でさがして開く（Macは ⌘ K）' },
  help: { keys: ['?'], shown: ['?'], does: 'この一覧を開く' },
} as const satisfies Record<string, OfficeKey>

export const LIST_KEYS = {
  search: { keys: ['/'], shown: ['/'], does: 'さがす欄へ' },
  next: { keys: ['j', 'ArrowDown'], shown: ['j'], does: '次の行へ（↓ でも同じ）' },
  previous: { keys: ['k', 'ArrowUp'], shown: ['k'], does: '前の行へ（↑ でも同じ）' },
  select: { keys: ['x'], shown: ['x'], does: '行を選ぶ、やめる' },
  selectRange: { keys: ['X'], shown: ['Shift', 'x'], does: '前に選んだ行から、ここまでを選ぶ' },
  openRow: { keys: [], shown: ['Enter'], does: '行の原稿を開く' },
  bulk: { keys: ['b'], shown: ['b'], does: '選んだ原稿をまとめて操作する' },
  create: { keys: ['n'], shown: ['n'], does: '新しい原稿を作る' },
  clear: { keys: ['Escape'], shown: ['Esc'], does: '選んだ行をすべてやめる' },
} as const satisfies Record<string, OfficeKey>

export type ListKey = keyof typeof LIST_KEYS

const LIST_KEY_NAMES = new Map<string, ListKey>(
  (Object.keys(LIST_KEYS) as ListKey[]).flatMap((name) =>
    LIST_KEYS[name].keys.map((key) => [key, name] as const),
  ),
)

/** What a key does in a list of manuscripts. */
export const listKeyOf = (key: string): ListKey | undefined => LIST_KEY_NAMES.get(key)

/** The keys of the calendar, which are those of every grid (calendar/days.ts). */
export const CALENDAR_KEYS: readonly Pick<OfficeKey, 'shown' | 'does'>[] = [
  { shown: ['←', '→', '↑', '↓'], does: '日を移る' },
  { shown: ['PageUp', 'PageDown'], does: '前の月、次の月' },
  { shown: ['Home', 'End'], does: '週のはじめ、おわり' },
  { shown: ['Enter'], does: 'その日の予定へ' },
]
