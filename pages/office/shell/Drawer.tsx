import { link } from '#domain/url/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'
import type { Staff } from '../useStaff.ts'
import styles from './Drawer.module.css'
import { Sections } from './Sections.tsx'

type Props = { staff: Staff; opener: HTMLElement; onClose: () => void; onName: () => void }

/** The navigation as a drawer on narrow screens. */
export function Drawer({ staff, opener, onClose, onName }: Props) {
  return (
    <SheetFrame title="メニュー" opener={opener} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes on clicks of the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click */}
      <div onClick={({ target }) => target instanceof HTMLAnchorElement && onClose()}>
        <Sections staff={staff} />
        <p className={styles.who}>
          <span>
            {staff.person?.name}（{staff.roleName}）
          </span>
          <Button variant="quiet" onClick={onName}>
            {staff.ownName ? '名前を変える' : '名前を決める'}
          </Button>
          <a className="inline-flex min-h-tap items-center" href={link('@logout')}>
            ログアウト
          </a>
        </p>
      </div>
    </SheetFrame>
  )
}
