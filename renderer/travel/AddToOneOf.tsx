import { useState } from 'react'
import type { PlaceAddress } from '#domain/travel/place-address.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { Button } from '../form/Button.tsx'
import { messageText } from '../shell/errors/errors.ts'
import { Added, type AddedWhere } from './Added.tsx'
import styles from './AddSheet.module.css'
import { askGuides, askPlace } from './calls.ts'
import { GuestWithPlace } from './GuestNote.tsx'
import { GuideChoice } from './GuideChoice.tsx'
import { PlaceMissing } from './PlaceMissing.tsx'

type Props = {
  address: PlaceAddress
  path: string
  /** Who is signed in: what one member was told is not shown to another. */
  member: string
  placeHref: string | null
}

/** The place and the guides, asked for at the same time; then the choice, then what was done. */
export function AddToOneOf({ address, path, member, placeHref }: Props) {
  const place = useAnswer(['place', path], () => askPlace(address))
  const guides = useAnswer(['guides-to-add-to', member], () => askGuides())
  const [where, setWhere] = useState<AddedWhere | null>(null)
  const [taken, setTaken] = useState('')
  const error = place.error ?? guides.error
  if (place.error?.status === 404) return <PlaceMissing />
  if (error?.status === 401) return <GuestWithPlace path={path} />
  if (error)
    return (
      <>
        <p role="alert">{messageText(error)}</p>
        <Button
          onClick={() => {
            place.retry()
            guides.retry()
          }}
        >
          再読み込み
        </Button>
      </>
    )
  if (!place.data || !guides.data) return <Waiting />
  if (where)
    return (
      <Added
        place={place.data}
        where={where}
        placeHref={placeHref}
        onUndone={() => {
          setWhere(null)
          setTaken('追加を取り消しました。')
          guides.retry()
        }}
      />
    )
  return <GuideChoice place={place.data} guides={guides.data.list} said={taken} onAdded={setWhere} />
}

/** Two guides in outline, while they are on their way. */
const Waiting = () => (
  <div className={styles.waiting}>
    <p className="visually-hidden" role="status">
      しおりを読み込んでいます。
    </p>
    {[0, 1, 2].map((line) => (
      <span className={styles.bone} key={line} />
    ))}
  </div>
)
