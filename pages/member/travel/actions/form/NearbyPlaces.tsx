import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Card } from '#domain/content/card.ts'
import { Button } from '#renderer/form/Button.tsx'
import { askNearbyPlaces } from '../place-calls.ts'
import type { ActionValues } from './action-form.ts'
import { PlaceList, WaitingPlaces } from './PlaceButton.tsx'
import styles from './PlacePicker.module.css'

type Found = 'not asked' | 'asking' | readonly Card[] | Error

const refusalOf = (error: unknown): Error => (error instanceof Error ? error : new Error('not let know'))

/** Places near the device. It is asked where it is only when its owner presses the button. */
export function NearbyPlaces({ onChoose }: { onChoose: (card: Card) => void }) {
  const { getValues } = useFormContext<ActionValues>()
  const [found, setFound] = useState<Found>('not asked')
  const ask = () => {
    setFound('asking')
    askNearbyPlaces(getValues('type')).then(setFound, (error) => setFound(refusalOf(error)))
  }
  if (found === 'asking') return <WaitingPlaces />
  if (Array.isArray(found) && found.length > 0)
    return <PlaceList name="近くの場所" cards={found} onChoose={onChoose} />
  return (
    <div className={styles.ways}>
      <Button onClick={ask}>近くの場所をさがす</Button>
      {found !== 'not asked' && (
        <p className={styles.note} role="status">
          {found instanceof Error
            ? '現在地がわからないため、近くの場所を出せません。'
            : 'このあたりの場所はまだ載っていません。'}
        </p>
      )}
    </div>
  )
}
