import { useWatch } from 'react-hook-form'
import { MAINTENANCE_TEXTS } from '#domain/site/maintenance.ts'
import type { SwitchState } from '#domain/site/switches.ts'
import { DateTimeField } from '#renderer/form/DateTimeField.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { RadioField } from '#renderer/form/RadioField.tsx'
import { SelectField } from '#renderer/form/SelectField.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextArea } from '#renderer/form/TextArea.tsx'
import { useUnsavedWarning } from '#renderer/form/useUnsavedWarning.ts'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { SwitchForm } from './endpoints.ts'
import { MODE_CHOICES } from './mode-labels.ts'
import { ReaderPreview } from './ReaderPreview.tsx'
import { buildText } from './SwitchesNow.tsx'
import { useSwitching } from './useSwitching.ts'

type Props = { state: SwitchState; build: string; onChanged: () => void }

const choicesOf = (build: string, current: string | null) => [
  { value: '', label: '求めない' },
  ...[...new Set([build, ...(current ? [current] : [])])]
    .filter((id) => id !== 'dev')
    .map((id) => ({
      value: id,
      label: `${buildText(id)}より前に求める${id === build ? '（いま公開している版）' : ''}`,
    })),
]

/** Sets the mode and the message for readers. */
export function SwitchesForm({ state, build, onChanged }: Props) {
  const { mode, text, endsAt, minBuild } = state.switches
  const form = useZodForm(SwitchForm, { defaultValues: { mode, text, endsAt, minBuild: minBuild ?? '' } })
  const { save, acceptTheirs } = useSwitching(state, onChanged)
  useUnsavedWarning(form.formState.isDirty && !form.formState.isSubmitSuccessful)
  const values = useWatch({ control: form.control })
  const selected = values.mode ?? mode
  return (
    <div className="grid items-start gap-24 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)] [&_form]:max-w-none">
      <Form form={form} onSubmit={save} onConflict={acceptTheirs} label="受付の切り替え">
        <div
          // Options are sentences, so they are stacked.
          className="[&_[role=radiogroup]>div]:flex-col"
        >
          <RadioField name="mode" label="受付" choices={MODE_CHOICES} />
        </div>
        <TextArea
          name="text"
          label="読者への文"
          max={400}
          hint="何のための点検かを、読者のことばで。空のままなら、いつもの文を出します。"
          {...(selected !== 'open' && { placeholder: MAINTENANCE_TEXTS[selected] })}
        />
        <DateTimeField
          name="endsAt"
          label="終わる予定"
          hint="日本時間です。読者に伝えますが、自動では終わりません。"
        />
        <SelectField
          name="minBuild"
          label="開いたままのページ"
          hint="データの形が変わったときに、古いページに読み込み直しを求めます。入力中の内容は失われません。"
          choices={choicesOf(build, minBuild)}
        />
        <FormButtons>
          <SubmitButton busyText="切り替えています">切り替える</SubmitButton>
        </FormButtons>
      </Form>
      <ReaderPreview mode={selected} text={values.text ?? ''} endsAt={values.endsAt ?? null} />
    </div>
  )
}
