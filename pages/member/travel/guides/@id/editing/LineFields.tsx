import { useWatch } from 'react-hook-form'
import { ActivityKind, ActivityStatus, Transport } from '#domain/travel/activity.ts'
import {
  ACTIVITY_KIND_LABELS,
  ACTIVITY_STATUS_LABELS,
  TRANSPORT_MODE_LABELS,
} from '#domain/travel/activity-labels.ts'
import { RadioField } from '#renderer/form/RadioField.tsx'
import { SelectField } from '#renderer/form/SelectField.tsx'
import { TextArea } from '#renderer/form/TextArea.tsx'
import { TextField } from '#renderer/form/TextField.tsx'

const choicesOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

const MODES = choicesOf(Transport.shape.mode.options, TRANSPORT_MODE_LABELS)
const STATUSES = choicesOf(ActivityStatus.options, ACTIVITY_STATUS_LABELS)
/** The kinds of free-text lines; a move stays a move. */
const OWN_KINDS = choicesOf(
  ActivityKind.options.filter((kind) => kind !== 'move'),
  ACTIVITY_KIND_LABELS,
)

const TIME_LABELS = {
  hotel: { start: 'チェックイン', end: 'チェックアウト', examples: ['15:00', '10:00'] },
  other: { start: '始まり', end: '終わり', examples: ['9:30', '11:00'] },
} as const

const Times = ({ isHotel }: { isHotel: boolean }) => {
  const { start, end, examples } = TIME_LABELS[isHotel ? 'hotel' : 'other']
  const rest = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-16">
      <TextField name="startTime" label={start} placeholder={examples[0]} {...rest} />
      <TextField name="endTime" label={end} placeholder={examples[1]} {...rest} />
    </div>
  )
}

const MoveFields = () => (
  <>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-16">
      <SelectField name="mode" label="手段" choices={MODES} />
      <TextField name="line" label="路線・便名" max={60} />
      <TextField name="from" label="出発地" max={60} />
      <TextField name="to" label="到着地" max={60} />
      <TextField name="minutes" label="所要時間（分）" inputMode="numeric" />
      <TextField name="fare" label="運賃（円、全員分）" inputMode="numeric" />
    </div>
    <TextField name="title" label="移動の名前" hint="空欄なら、手段と行き先で呼びます。" max={80} />
  </>
)

/** All fields of an activity. The kind of a place of this site is fixed. */
export function LineFields({ isPlace }: { isPlace: boolean }) {
  const kind: ActivityKind = useWatch({ name: 'kind' })
  const isMove = kind === 'move'
  return (
    <>
      {isMove ? (
        <MoveFields />
      ) : (
        <>
          <TextField name="title" label="予定" required max={80} />
          {!isPlace && <SelectField name="kind" label="種類" choices={OWN_KINDS} />}
        </>
      )}
      <Times isHotel={kind === 'hotel'} />
      {!isMove && <TextField name="price" label="費用（円、全員分・税込）" inputMode="numeric" />}
      <RadioField name="status" label="状態" choices={STATUSES} />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-16">
        <TextField name="reservationNo" label="予約番号" max={60} autoComplete="off" />
        <TextField name="url" label="リンク" type="url" placeholder="https://" autoComplete="off" />
      </div>
      <TextArea name="memo" label="メモ" max={1000} />
    </>
  )
}
