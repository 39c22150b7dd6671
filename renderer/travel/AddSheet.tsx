import { placeOfPath } from '#domain/travel/place-address.ts'
import { memberOf } from '../auth/member-cookie.ts'
import { AddToOneOf } from './AddToOneOf.tsx'
import { GuestWithPlace } from './GuestNote.tsx'
import { PlaceMissing } from './PlaceMissing.tsx'
import { SheetFrame } from './SheetFrame.tsx'

type Props = {
  /** The path of the place that is to be added. */
  path: string
  /** What gets the focus back. */
  opener: HTMLElement
  onClose: () => void
  /** Whether the sheet says the way to the place's own page, where that is not the page below. */
  leadsToPlace?: boolean
}

/** The member's guides and their days, to put a place into. */
export function AddSheet({ path, opener, onClose, leadsToPlace = false }: Props) {
  const address = placeOfPath(path)
  const member = memberOf(document.cookie)
  return (
    <SheetFrame title="しおりに追加" opener={opener} onClose={onClose}>
      {!address && <PlaceMissing />}
      {address && !member && <GuestWithPlace path={path} />}
      {address && member && (
        <AddToOneOf address={address} path={path} member={member} placeHref={leadsToPlace ? path : null} />
      )}
    </SheetFrame>
  )
}
