import { useFormContext, useWatch } from 'react-hook-form'
import { CheckControl } from './CheckControl.tsx'
import { EntriesControl } from './EntriesControl.tsx'
import styles from './Fields.module.css'
import { GroupControl } from './GroupControl.tsx'
import { TextControl } from './TextControl.tsx'

type Props = { name: string }

const USUAL = {
  days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  open: '09:00',
  close: '17:00',
  lastEntry: null,
  season: null,
}

/** Opening hours: days × times, parts of the year, days that are unlike the others. */
export const HoursControl = ({ name }: Props) => (
  <GroupControl name={name} known="営業時間がわかっている">
    <div className={styles.stack}>
      <CheckControl name={`${name}.allDay`} />
      <Rows name={name} />
      <EntriesControl name={`${name}.exceptions`} />
      <TextControl name={`${name}.note`} />
    </div>
  </GroupControl>
)

/** The weekly hours; a place that never closes has none. */
function Rows({ name }: Props) {
  const { control, getValues } = useFormContext()
  const isAlways = useWatch({ control, name: `${name}.allDay` }) === true
  if (isAlways) return null
  return (
    <EntriesControl
      name={`${name}.regular`}
      // The next row is mostly like the one before it.
      next={() => structuredClone(getValues(`${name}.regular`)?.at(-1) ?? USUAL)}
    />
  )
}

/** 定休日. */
export const ClosedControl = ({ name }: Props) => <GroupControl name={name} known="定休日がわかっている" />
