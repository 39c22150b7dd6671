import { useFormContext, useWatch } from 'react-hook-form'
import type { ControlProps } from '../schema/spec.ts'
import { CheckControl } from './CheckControl.tsx'
import { EntriesControl } from './EntriesControl.tsx'
import styles from './Fields.module.css'
import { GroupControl } from './GroupControl.tsx'
import { TextControl } from './TextControl.tsx'

const USUAL = {
  days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  open: '09:00',
  close: '17:00',
  lastEntry: null,
  season: null,
}

/** Opening hours: days × times, seasons, and exceptions. */
export const HoursControl = ({ name, Field }: ControlProps) => (
  <GroupControl name={name} Field={Field} toggleLabel="営業時間がわかっている">
    <div className={`${styles.stack} grid min-w-0 gap-24`}>
      <CheckControl name={`${name}.allDay`} />
      <Rows name={name} Field={Field} />
      <EntriesControl name={`${name}.exceptions`} Field={Field} />
      <TextControl name={`${name}.note`} />
    </div>
  </GroupControl>
)

/** The weekly hours; a place that never closes has none. */
function Rows({ name, Field }: ControlProps) {
  const { control, getValues } = useFormContext()
  const isAlways = useWatch({ control, name: `${name}.allDay` }) === true
  if (isAlways) return null
  return (
    <EntriesControl
      name={`${name}.regular`}
      Field={Field}
      // A new row is usually similar to the previous one.
      next={() => structuredClone(getValues(`${name}.regular`)?.at(-1) ?? USUAL)}
    />
  )
}

/** 定休日. */
export const ClosedControl = ({ name, Field }: ControlProps) => (
  <GroupControl name={name} Field={Field} toggleLabel="定休日がわかっている" />
)
