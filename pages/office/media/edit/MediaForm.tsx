import { useState } from 'react'
import type { z } from 'zod'
import { MEDIA_FIELD_CONFIGS } from '#domain/manuscript/labels/media.ts'
import { Media } from '#domain/media/media.ts'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SelectField } from '#renderer/form/SelectField.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextArea } from '#renderer/form/TextArea.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useUnsavedWarning } from '#renderer/form/useUnsavedWarning.ts'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import type { ResponseError } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { useStaff } from '../../useStaff.ts'
import { AltHelp } from '../AltHelp.tsx'
import { CreditField } from '../CreditField.tsx'
import { changeMedia } from '../media-calls.ts'
import { CropPreviews } from './CropPreviews.tsx'
import { FocalEditor } from './FocalEditor.tsx'
import { MediaConflict } from './MediaConflict.tsx'
import styles from './MediaForm.module.css'
import { MediaFormDetails, valuesOf } from './media-form.ts'

const PREFECTURES = BUILT_IN_PREFECTURES.map(({ code, name }) => ({ value: code, label: name }))

const errorMessage = (name: string) => {
  const { label = '', hint } = MEDIA_FIELD_CONFIGS[name] ?? {}
  return { label, ...(hint && { hint }) }
}

type Props = { media: Media; onChanged: (media: Media) => void }

/** Details and focal point of a picture. */
export function MediaForm({ media, onChanged }: Props) {
  const { staff } = useStaff()
  const form = useZodForm(MediaFormDetails, { defaultValues: valuesOf(media) })
  // The version the form is based on, even if newer data is loaded.
  const [version, setVersion] = useState(media.version)
  const [theirs, setTheirs] = useState<Media | null>(null)
  useUnsavedWarning(form.formState.isDirty)
  const canChange = staff?.can('update', 'media') === 'any'
  const show = (current: Media) => {
    form.reset(valuesOf(current))
    setVersion(current.version)
    setTheirs(null)
    onChanged(current)
  }
  const submit = async (values: z.output<typeof MediaFormDetails>) => {
    const saved = await changeMedia({ id: media.id, version }, values)
    show(saved)
    notify({ description: '画像の説明を保存しました。', color: 'success' })
  }
  const onConflict = ({ data }: ResponseError) => {
    const current = Media.safeParse(data?.media)
    if (!current.success) return
    setTheirs(current.data)
    setVersion(current.data.version)
  }
  return (
    <div className={styles.columns}>
      <FocalEditor form={form} media={media} isFixed={!canChange} />
      <div className="min-w-0 [grid-area:details]">
        <Form form={form} onSubmit={submit} onConflict={onConflict} label="画像の説明">
          {theirs && <MediaConflict mine={form.getValues()} theirs={theirs} onTheirs={() => show(theirs)} />}
          <TextArea name="alt" {...errorMessage('alt')} required max={200} />
          <AltHelp />
          <CreditField />
          <TextField name="license" {...errorMessage('license')} max={100} />
          <TextField name="name" {...errorMessage('name')} required max={100} />
          <SelectField
            name="prefectureCode"
            {...errorMessage('prefectureCode')}
            placeholder="決めない"
            choices={PREFECTURES}
          />
          {canChange && (
            <FormButtons>
              <SubmitButton busyText="保存しています">保存する</SubmitButton>
            </FormButtons>
          )}
        </Form>
      </div>
      <CropPreviews form={form} media={media} />
    </div>
  )
}
