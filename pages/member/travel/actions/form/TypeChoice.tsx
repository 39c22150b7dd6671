import { useFormContext } from 'react-hook-form'
import { japanTime } from '#domain/date/japan-time.ts'
import { ACTION_TYPE_LABELS, ACTION_TYPES } from '#domain/travel/action.ts'
import type { ActionValues } from './action-form.ts'
import styles from './Choices.module.css'

/** The type of the record, as five large buttons. A wish has no date until it is fulfilled. */
export function TypeChoice() {
  const { register, setValue, getValues } = useFormContext<ActionValues>()
  const follow = (type: string) => {
    const date = getValues('date')
    if (type === 'wish') setValue('date', '', { shouldDirty: true })
    else if (!date) setValue('date', japanTime(new Date()).date, { shouldDirty: true })
  }
  return (
    <fieldset className="m-0 grid min-w-0 gap-8 border-0 p-0">
      <legend className="visually-hidden">したこと</legend>
      <div className="grid grid-cols-5 rounded border border-edge bg-surface">
        {ACTION_TYPES.map((type) => (
          <label className={styles.type} key={type}>
            <input
              className={styles.hidden}
              type="radio"
              value={type}
              {...register('type', { onChange: () => follow(type) })}
            />
            <span>{ACTION_TYPE_LABELS[type]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
