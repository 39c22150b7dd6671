import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '#renderer/form/Button.tsx'
import type { ActionValues } from './action-form.ts'
import styles from './Choices.module.css'

const STARS = ['1', '2', '3', '4', '5'] as const

/** A rating from one to five as a radio group, for arrow keys. */
export function RatingChoice() {
  const { control, register, setValue } = useFormContext<ActionValues>()
  const rating = useWatch({ control, name: 'rating' })
  return (
    <fieldset className="m-0 grid min-w-0 gap-8 border-0 p-0">
      <legend className="mb-4 p-0 font-semibold">評価</legend>
      <div className="flex flex-wrap items-center gap-4">
        {STARS.map((star) => (
          <label className={styles.star} key={star} data-lit={star <= rating || undefined}>
            <input className={styles.hidden} type="radio" value={star} {...register('rating')} />
            <span aria-hidden="true">{star <= rating ? '★' : '☆'}</span>
            <span className="visually-hidden">{`5段階の${star}`}</span>
          </label>
        ))}
        {rating && (
          <Button variant="quiet" onClick={() => setValue('rating', '', { shouldDirty: true })}>
            評価を消す
          </Button>
        )}
      </div>
    </fieldset>
  )
}
