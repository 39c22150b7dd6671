import { PLACE_KINDS, SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import { usePickers } from '../pickers-context.ts'
import { BlockFields } from './BlockFields.tsx'
import { RefField } from './RefField.tsx'
import { Rows } from './Rows.tsx'
import { type Data, type FormProps, numberOf, objectsOf, refOf, textOf } from './read.ts'

/** The reference of an entry; its title becomes the default name. */
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
    <BlockFields type="ranking" names={['title']} data={data} onChange={onChange} />
    <Rows<Data>
      name="順位"
      values={objectsOf(data.items)}
      onChange={(items) => onChange({ ...data, items })}
      make={() => ({ ref: null, title: '', comment: '' })}
    >
      {(item, change) => (
        <>
          <BlockFields
            type="ranking"
            at="items.*"
            names={['title', 'comment']}
            data={item}
            onChange={change}
          />
          <Mention data={item} onChange={change} />
        </>
      )}
    </Rows>
  </>
)

export const TimelineForm = ({ data, onChange }: FormProps) => (
  <>
    <BlockFields type="timeline" names={['title']} data={data} onChange={onChange} />
    <Rows<Data>
      name="行程"
      values={objectsOf(data.steps)}
      onChange={(steps) => onChange({ ...data, steps })}
      make={() => ({
        ...NEW_STEP,
        // Defaults to the day of the previous entry.
        day: numberOf(objectsOf(data.steps).at(-1)?.day) ?? 1,
      })}
    >
      {(step, change) => <StepFields data={step} onChange={change} />}
    </Rows>
  </>
)

const NEW_STEP = { day: 1, time: null, kind: 'stop', title: '', minutes: null, body: null, ref: null }

const StepFields = (step: FormProps) => (
  <>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-12">
      <BlockFields type="timeline" at="steps.*" names={['day', 'time', 'minutes', 'kind']} {...step} />
    </div>
    <BlockFields type="timeline" at="steps.*" names={['title', 'body']} {...step} />
    <Mention {...step} />
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
      <BlockFields type="map" names={['title']} data={data} onChange={onChange} />
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
