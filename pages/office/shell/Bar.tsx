import { useState } from 'react'
import { link } from '#domain/url/link.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { kindsOf } from '../kinds-of.ts'
import { type Staff, useStaff } from '../useStaff.ts'
import styles from './Bar.module.css'
import { useOfficeKeys } from './useOfficeKeys.ts'

const QuickOpen = lazyPart(() => import('./QuickOpen.tsx').then(({ QuickOpen }) => QuickOpen))
const KeyHelp = lazyPart(() => import('./KeyHelp.tsx').then(({ KeyHelp }) => KeyHelp))
const StaffNameSheet = lazyPart(() =>
  import('../people/StaffNameSheet.tsx').then(({ StaffNameSheet }) => StaffNameSheet),
)
const Drawer = lazyPart(() => import('./Drawer.tsx').then(({ Drawer }) => Drawer))

type Opened = { what: 'find' | 'keys' | 'menu' | 'name'; opener: HTMLElement }

const focused = () => (document.activeElement as HTMLElement | null) ?? document.body

/** The top bar: account and global navigation. */
export function Bar() {
  const { staff } = useStaff()
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = (what: Opened['what']) => setOpened((now) => now ?? { what, opener: focused() })
  useOfficeKeys({ staff, find: () => staff && open('find'), keys: () => staff && open('keys') })
  if (!staff) return null
  const frame = opened && { opener: opened.opener, onClose: () => setOpened(null) }
  return (
    <div className="flex min-w-0 flex-1 items-center justify-end gap-8 md:gap-12">
      <button
        className={styles.find}
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open('find')}
      >
        <span>{kindsOf(staff, 'read').length > 0 ? '原稿をさがす' : '画面をさがす'}</span>
        <span
          className="hidden rounded border border-rule-strong px-4 py-0 text-usuzumi [font:400_var(--size-12)/1.5_var(--gothic)] md:inline-block"
          aria-hidden="true"
        >
          Ctrl K
        </span>
      </button>
      <button className={styles.round} type="button" aria-keyshortcuts="?" onClick={() => open('keys')}>
        <span aria-hidden="true">?</span>
        <span className="visually-hidden">キーボードの使いかた</span>
      </button>
      <Who staff={staff} onName={() => open('name')} />
      <button
        className="min-h-tap cursor-pointer rounded border border-ai bg-transparent px-12 text-13 whitespace-nowrap text-ai lg:hidden"
        type="button"
        aria-haspopup="dialog"
        onClick={() => open('menu')}
      >
        メニュー
      </button>
      {frame && opened.what === 'find' && <QuickOpen staff={staff} {...frame} />}
      {frame && opened.what === 'keys' && <KeyHelp staff={staff} {...frame} />}
      {frame && opened.what === 'menu' && (
        <Drawer staff={staff} {...frame} onName={() => setOpened({ what: 'name', opener: frame.opener })} />
      )}
      {frame && opened.what === 'name' && <StaffNameSheet staff={staff} {...frame} />}
    </div>
  )
}

/** The account by its display name, which can be changed here. */
const Who = ({ staff: { person, ownName, roleName }, onName }: { staff: Staff; onName: () => void }) => (
  <div className="hidden md:flex md:items-center md:gap-16">
    <button className={styles.person} type="button" aria-haspopup="dialog" onClick={onName}>
      <span>
        {person?.name}
        <span className="visually-hidden">
          ：{ownName ? '編集室での名前を変える' : '編集室での名前を決める'}
        </span>
      </span>
      <span className="text-12 text-usuzumi">{ownName ? roleName : `${roleName}・名前を決める`}</span>
    </button>
    <a className="inline-flex min-h-tap items-center text-13 whitespace-nowrap" href={link('@logout')}>
      ログアウト
    </a>
  </div>
)
