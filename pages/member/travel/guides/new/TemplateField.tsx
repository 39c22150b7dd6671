import { useFormContext } from 'react-hook-form'
import { TEMPLATE_NAMES, templateOf } from '#domain/travel/templates.ts'
import fieldStyles from '#renderer/form/Field.module.css'
import styles from './Choices.module.css'

/** The templates with their purpose and days. */
export function TemplateField() {
  const { register } = useFormContext()
  return (
    <fieldset className={fieldStyles.field}>
      <legend className={`${fieldStyles.label} ${styles.legend}`}>ひな形</legend>
      <div className={styles.templates}>
        {TEMPLATE_NAMES.map((name) => {
          const { name: label, about, days } = templateOf(name)
          return (
            <label className={styles.template} key={name}>
              <input className={styles.mark} type="radio" value={name} {...register('template')} />
              <span className={styles.label}>
                {label}
                <span className={styles.days}>{days.length === 1 ? '1日' : `${days.length}日間`}</span>
              </span>
              <span className={styles.about}>{about}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
