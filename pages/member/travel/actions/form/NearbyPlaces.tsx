import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Card } from '#domain/content/card.ts'
import { Button } from '#renderer/form/Button.tsx'
import { fetchNearbyPlaces } from '../place-calls.ts'
import type { ActionValues } from './action-form.ts'
import { PlaceList, WaitingPlaces } from './PlaceButton.tsx'

type Found = 'idle' | 'loading' | readonly Card[] | Error

const refusalOf = (error: unknown): Error => (error instanceof Error ? error : new Error('not let know'))

/** Nearby places. The position is requested only when the button is clicked. */
export function NearbyPlaces({ onChoose }: { onChoose: (card: Card) => void }) {
  const { getValues } = useFormContext<ActionValues>()
  const [found, setFound] = useState<Found>('idle')
  const findNearby = () => {
    setFound('loading')
    fetchNearbyPlaces(getValues('type')).then(setFound, (error) => setFound(refusalOf(error)))
  }
  if (found === 'loading') return <WaitingPlaces />
  if (Array.isArray(found) && found.length > 0)
    return <PlaceList name="近くの場所" cards={found} onChoose={onChoose} />
  return (
    <div className="flex flex-wrap gap-8">
      <Button onClick={findNearby}>近くの場所をさがす</Button>
      {found !== 'idle' && (
        <p className="text-13 text-usuzumi" role="status">
          {found instanceof Error
            ? '現在地がわからないため、近くの場所を出せません。'
            : 'このあたりの場所はまだ載っていません。'}
        </p>
      )}
    </div>
  )
}
