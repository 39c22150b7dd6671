import { useState } from 'react'
import type { PlaceAddress } from '#domain/travel/place-address.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { Button } from '../form/Button.tsx'
import { messageText } from '../shell/errors/errors.ts'
import { Added, type AddedWhere } from './Added.tsx'
import styles from './AddSheet.module.css'
import { fetchGuides, fetchPlace } from './calls.ts'
import { GuestWithPlace } from './GuestNote.tsx'
import { GuideChoice } from './GuideChoice.tsx'
import { PlaceMissing } from './PlaceMissing.tsx'

type Props = {
  address: PlaceAddress
  path: string
  /** The account, so that data of one member is not shown to another. */
  member: string
  placeHref: string | null
}

/** Loads the place and the guides in parallel; then shows the choice, then the result. */
export function AddToOneOf({ address, path, member, placeHref }: Props) {
  const place = useAnswer(['place', path], () => fetchPlace(address))
  const guides = useAnswer(['guides-to-add-to', member], () => fetchGuides())
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
  if (!place.data || !guides.data) return <Placeholder />
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
  return <GuideChoice place={place.data} guides={guides.data.list} message={taken} onAdded={setWhere} />
}

/** Skeleton of two guides. */
const Placeholder = () => (
  <div className={styles.waiting}>
    <p className="visually-hidden" role="status">
      しおりを読み込んでいます。
    </p>
    {[0, 1, 2].map((line) => (
      <span className={styles.bone} key={line} />
    ))}
  </div>
)
