import { useFormContext } from 'react-hook-form'
import { TEMPLATE_NAMES, templateOf } from '#domain/travel/templates.ts'
import fieldStyles from '#renderer/form/Field.module.css'
import styles from './Choices.module.css'

/** The templates with their purpose and days. */
export function TemplateField() {
  const { register } = useFormContext()
  return (
    <fieldset className={fieldStyles.field}>
      <legend className={`${fieldStyles.label} mb-8`}>ひな形</legend>
      <div className="grid gap-8">
        {TEMPLATE_NAMES.map((name) => {
          const { name: label, about, days } = templateOf(name)
          return (
            <label className={styles.template} key={name}>
              <input
                className="size-[1.25rem] accent-ai"
                type="radio"
                value={name}
                {...register('template')}
              />
              <span
                className={`${styles.label} grid grid-flow-row leading-[1.5] font-semibold wrap-anywhere`}
              >
                {label}
                <span className="text-13 font-normal whitespace-nowrap text-usuzumi">
                  {days.length === 1 ? '1日' : `${days.length}日間`}
                </span>
              </span>
              <span className={`${styles.about} text-13 leading-[1.6] font-normal break-phrase text-usuzumi`}>
                {about}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
