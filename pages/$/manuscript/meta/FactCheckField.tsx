import { formatIsoDay, parseDate } from '#domain/date.ts'
import { Button } from '#renderer/form/Button.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import { DraftField } from '../inputs/DraftField.tsx'
import { useAbilities, useManuscriptField } from '../manuscript-context.ts'
import styles from './TagsField.module.css'

/** Midnight of a calendar day in Japan, as it is stored. */
const momentOf = (day: string): string | null => parseDate(day)?.toISOString() ?? null

/** The day somebody compared the facts with their sources. */
export function FactCheckField() {
  const [value, set] = useManuscriptField<string | null>('factCheckedAt')
  const { update } = useAbilities()
  const day = formatIsoDay(parseDate(value ?? ''))
  return (
    <DraftField
      path="factCheckedAt"
      label="情報確認日"
      hint="事実を情報源と照らした日です。読む人にも見えます。"
    >
      {(control) => (
        <div className={styles.add}>
          <input
            {...control}
            className={`${inputStyles.input} ${inputStyles.date}`}
            type="date"
            value={day}
            readOnly={!update}
            onChange={({ target }) => set(momentOf(target.value))}
          />
          <Button disabled={!update} onClick={() => set(momentOf(formatIsoDay(new Date())))}>
            今日確認した
          </Button>
        </div>
      )}
    </DraftField>
  )
}
