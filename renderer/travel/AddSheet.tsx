import { placeOfPath } from '#domain/travel/place-address.ts'
import { memberOf } from '../auth/member-cookie.ts'
import { AddToOneOf } from './AddToOneOf.tsx'
import { GuestWithPlace } from './GuestNote.tsx'
import { PlaceMissing } from './PlaceMissing.tsx'
import { SheetFrame } from './SheetFrame.tsx'

type Props = {
  /** The path of the place to add. */
  path: string
  /** The element that gets the focus back. */
  opener: HTMLElement
  onClose: () => void
  /** Whether to link to the place's page, if that is not the current page. */
  leadsToPlace?: boolean
}

/** The member's guides and their days, as targets for a place. */
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
