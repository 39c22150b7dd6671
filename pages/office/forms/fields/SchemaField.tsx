import type { ComponentType } from 'react'
import { DateTimeField } from '#renderer/form/DateTimeField.tsx'
import { BodyField } from '../../manuscript/body/BodyField.tsx'
import { type ControlName, controlOf, widthOf } from '../schema/control-of.ts'
import { type ControlProps, useSpec } from '../schema/spec.ts'
import { CityControl, PrefectureControl } from './AreaControls.tsx'
import { AuthorControl } from './AuthorControl.tsx'
import { CheckControl } from './CheckControl.tsx'
import { ChoiceControl } from './ChoiceControl.tsx'
import { ContentControl } from './ContentControl.tsx'
import { ClockControl, DateControl, MonthDayControl } from './DateControls.tsx'
import { MonthsControl, WeekdayControl, WeekdaysControl } from './DayControls.tsx'
import { DisclosureControl } from './DisclosureControl.tsx'
import { EntriesControl } from './EntriesControl.tsx'
import { FactCheckControl } from './FactCheckControl.tsx'
import { GroupControl } from './GroupControl.tsx'
import { ClosedControl, HoursControl } from './HoursControl.tsx'
import { InlineControl } from './InlineControl.tsx'
import { LinesControl } from './LinesControl.tsx'
import { ManyChoices } from './ManyChoices.tsx'
import { NumberControl } from './NumberControl.tsx'
import { PictureControl } from './PictureControl.tsx'
import { PositionControl } from './PositionControl.tsx'
import { TagsControl } from './TagsControl.tsx'
import { TextControl } from './TextControl.tsx'
import { YesNoUnknownControl } from './YesNoUnknownControl.tsx'

type Props = { name: string }

/** A multiple choice of a schema's enum. */
function ChoicesControl({ name }: Props) {
  const { shape, config } = useSpec(name)
  const values = shape.type === 'list' && shape.item.type === 'choice' ? shape.item.options : []
  return (
    <ManyChoices
      name={name}
      options={values.map((value) => ({ value, label: config.choices?.[value] ?? value }))}
    />
  )
}

/** The body of other kinds: the article editor, bound to the manuscript directly. */
function BlocksControl({ name }: Props) {
  const { config } = useSpec(name)
  return <BodyField path={name} label={config.label} />
}

/** A date and time in Japan's time. */
function MomentControl({ name }: Props) {
  const { config, isRequired } = useSpec(name)
  return <DateTimeField name={name} label={config.label} hint={config.hint} required={isRequired} />
}

const CONTROLS: Record<ControlName, ComponentType<ControlProps>> = {
  text: TextControl,
  area: TextControl,
  number: NumberControl,
  check: CheckControl,
  yesNoUnknown: YesNoUnknownControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  clock: ClockControl,
  monthDay: MonthDayControl,
  date: DateControl,
  dateTime: MomentControl,
  months: MonthsControl,
  weekdays: WeekdaysControl,
  weekday: WeekdayControl,
  tags: TagsControl,
  lines: LinesControl,
  entries: EntriesControl,
  group: GroupControl,
  picture: PictureControl,
  blocks: BlocksControl,
  inline: InlineControl,
  prefecture: PrefectureControl,
  city: CityControl,
  author: AuthorControl,
  content: ContentControl,
  position: PositionControl,
  hours: HoursControl,
  closed: ClosedControl,
  disclosure: DisclosureControl,
  factCheck: FactCheckControl,
}

/** A field, with the control that its schema and configuration require. */
export function SchemaField({ name }: Props) {
  const { shape, config } = useSpec(name)
  const control = controlOf(shape, config)
  if (control === null) return null
  const Control = CONTROLS[control]
  return (
    <div
      className="min-w-0 data-[width=whole]:col-span-full"
      data-path={name}
      data-width={widthOf(shape, config)}
    >
      <Control name={name} Field={SchemaField} />
    </div>
  )
}
