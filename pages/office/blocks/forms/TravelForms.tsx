import { BLOCK_LIMITS } from '#domain/blocks/limits.ts'
import { SEARCH_KINDS } from '#domain/content/kind.ts'
import { blockFieldChoices, blockFieldLabel } from '#domain/manuscript/labels/blocks.ts'
import { usePickers } from '../pickers-context.ts'
import styles from './Forms.module.css'
import { ChoiceBox, TextBox } from './fields.tsx'
import type { FormProps } from './PictureForms.tsx'
import { RefField } from './RefField.tsx'
import { Rows } from './Rows.tsx'
import { type Data, numberOf, objectsOf, orNull, refOf, textOf } from './read.ts'

const PLACE_KINDS = ['spot', 'hotel', 'restaurant', 'activity'] as const

const Title = ({ data, onChange, hint }: FormProps & { hint: string }) => (
  <TextBox
    label={blockFieldLabel('ranking', 'title')}
    hint={hint}
    value={textOf(data.title)}
    max={BLOCK_LIMITS.title}
    onChange={(title) => onChange({ ...data, title })}
  />
)

/** What a line leads to; its name becomes the line's where that has none yet. */
const Mention = ({ data, onChange }: FormProps) => (
  <RefField
    value={refOf(data.ref)}
    kinds={SEARCH_KINDS}
    onChange={(picked) =>
      onChange({
        ...data,
        ref: picked && { kind: picked.kind, id: picked.id },
        title: textOf(data.title) || (picked?.title ?? ''),
      })
    }
  />
)

export const RankingForm = ({ data, onChange }: FormProps) => (
  <>
    <Title data={data} onChange={onChange} hint="例：一度は食べたい駅弁5選" />
    <Rows<Data>
      name="順位"
      values={objectsOf(data.items)}
      onChange={(items) => onChange({ ...data, items })}
      make={() => ({ ref: null, title: '', comment: '' })}
    >
      {(item, change) => (
        <>
          <TextBox
            label={blockFieldLabel('ranking', 'items.*.title')}
            value={textOf(item.title)}
            max={BLOCK_LIMITS.title}
            onChange={(title) => change({ ...item, title })}
          />
          <TextBox
            label={blockFieldLabel('ranking', 'items.*.comment')}
            value={textOf(item.comment)}
            max={BLOCK_LIMITS.comment}
            lines={2}
            onChange={(comment) => change({ ...item, comment })}
          />
          <Mention data={item} onChange={change} />
        </>
      )}
    </Rows>
  </>
)

const wholeNumber = (text: string): number | null => {
  const number = Number.parseInt(text, 10)
  return Number.isFinite(number) ? number : null
}

export const TimelineForm = ({ data, onChange }: FormProps) => (
  <>
    <Title data={data} onChange={onChange} hint="例：城崎温泉の一泊二日" />
    <Rows<Data>
      name="行程"
      values={objectsOf(data.steps)}
      onChange={(steps) => onChange({ ...data, steps })}
      make={() => ({
        ...NEW_STEP,
        // One goes on with the day of the line before.
        day: numberOf(objectsOf(data.steps).at(-1)?.day) ?? 1,
      })}
    >
      {(step, change) => <StepFields step={step} change={change} />}
    </Rows>
  </>
)

const NEW_STEP = { day: 1, time: null, kind: 'stop', title: '', minutes: null, body: null, ref: null }

const StepFields = ({ step, change }: { step: Data; change: (step: Data) => void }) => (
  <>
    <div className={styles.pair}>
      <TextBox
        label={blockFieldLabel('timeline', 'steps.*.day')}
        type="number"
        value={String(numberOf(step.day) ?? '')}
        onChange={(day) => change({ ...step, day: wholeNumber(day) ?? 1 })}
      />
      <TextBox
        label={blockFieldLabel('timeline', 'steps.*.time')}
        type="time"
        value={textOf(step.time)}
        onChange={(time) => change({ ...step, time: orNull(time) })}
      />
      <TextBox
        label={blockFieldLabel('timeline', 'steps.*.minutes')}
        type="number"
        value={String(numberOf(step.minutes) ?? '')}
        onChange={(minutes) => change({ ...step, minutes: wholeNumber(minutes) })}
      />
      <ChoiceBox
        label={blockFieldLabel('timeline', 'steps.*.kind')}
        value={textOf(step.kind)}
        choices={blockFieldChoices('timeline', 'steps.*.kind')}
        onChange={(kind) => change({ ...step, kind })}
      />
    </div>
    <TextBox
      label={blockFieldLabel('timeline', 'steps.*.title')}
      value={textOf(step.title)}
      max={BLOCK_LIMITS.title}
      onChange={(title) => change({ ...step, title })}
    />
    <TextBox
      label={blockFieldLabel('timeline', 'steps.*.body')}
      value={textOf(step.body)}
      max={BLOCK_LIMITS.comment}
      lines={2}
      onChange={(body) => change({ ...step, body: orNull(body) })}
    />
    <Mention data={step} onChange={change} />
  </>
)

export function MapForm({ data, onChange }: FormProps) {
  const { pickContent } = usePickers()
  const make = async () => {
    const picked = await pickContent(PLACE_KINDS)
    return picked && { kind: picked.kind, id: picked.id }
  }
  return (
    <>
      <Title data={data} onChange={onChange} hint="例：この記事で紹介した場所" />
      <Rows<Data>
        name="場所"
        values={objectsOf(data.points)}
        onChange={(points) => onChange({ ...data, points })}
        make={make}
      >
        {(point, change) => (
          <RefField
            value={refOf(point)}
            kinds={PLACE_KINDS}
            onChange={(picked) => picked && change({ kind: picked.kind, id: picked.id })}
            required
          />
        )}
      </Rows>
    </>
  )
}
