import { useFormContext } from 'react-hook-form'
import { japanTime } from '#domain/date/japan-time.ts'
import { ACTION_TYPES, ACTION_WORDS } from '#domain/travel/action.ts'
import type { ActionValues } from './action-form.ts'
import styles from './Choices.module.css'

/** What was done: five words, large enough for a thumb. A wish has no day, and gets one when it came true. */
export function TypeChoice() {
  const { register, setValue, getValues } = useFormContext<ActionValues>()
  const follow = (type: string) => {
    const date = getValues('date')
    if (type === 'wish') setValue('date', '', { shouldDirty: true })
    else if (!date) setValue('date', japanTime(new Date()).date, { shouldDirty: true })
  }
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">したこと</legend>
      <div className={styles.types}>
        {ACTION_TYPES.map((type) => (
          <label className={styles.type} key={type}>
            <input
              className={styles.hidden}
              type="radio"
              value={type}
              {...register('type', { onChange: () => follow(type) })}
            />
            <span>{ACTION_WORDS[type]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
