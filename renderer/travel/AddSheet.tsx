import { useId } from 'react'
import { placeOfPath } from '#domain/travel/place-address.ts'
import { memberOf } from '../auth/member-cookie.ts'
import { Button } from '../form/Button.tsx'
import { useModal } from '../lightbox/useModal.ts'
import styles from './AddSheet.module.css'
import { AddToOneOf } from './AddToOneOf.tsx'
import { GuestNote } from './GuestNote.tsx'
import { PlaceMissing } from './PlaceMissing.tsx'

type Props = {
  /** The path of the place that is to be added. */
  path: string
  /** What gets the focus back. */
  opener: HTMLElement
  onClose: () => void
  /** Whether the sheet says the way to the place's own page, where that is not the page below. */
  leadsToPlace?: boolean
}

/** The member's guides and their days, to put a place into: a sheet at the foot of a phone, a dialog elsewhere. */
export function AddSheet({ path, opener, onClose, leadsToPlace = false }: Props) {
  const dialog = useModal(opener, onClose)
  const titleId = useId()
  const address = placeOfPath(path)
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      className={styles.sheet}
      ref={dialog}
      aria-labelledby={titleId}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          しおりに追加
        </h2>
        <Button variant="quiet" onClick={close}>
          閉じる
        </Button>
      </div>
      <div className={styles.body}>
        {!address && <PlaceMissing />}
        {address && memberOf(document.cookie) === null && <GuestNote path={path} />}
        {address && memberOf(document.cookie) !== null && (
          <AddToOneOf address={address} path={path} placeHref={leadsToPlace ? path : null} />
        )}
      </div>
    </dialog>
  )
}
