import { useState } from 'react'
import type { z } from 'zod'
import { MEDIA_WORDS } from '#domain/manuscript/labels/media.ts'
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
import { MediaFormWords, valuesOf } from './media-form.ts'

const PREFECTURES = BUILT_IN_PREFECTURES.map(({ code, name }) => ({ value: code, label: name }))

const wordsOf = (name: string) => {
  const { label = '', hint } = MEDIA_WORDS[name] ?? {}
  return { label, ...(hint && { hint }) }
}

type Props = { media: Media; onChanged: (media: Media) => void }

/** The words of a picture, and the point that every crop keeps. */
export function MediaForm({ media, onChanged }: Props) {
  const { staff } = useStaff()
  const form = useZodForm(MediaFormWords, { defaultValues: valuesOf(media) })
  // What the words here were written from, whatever has been read since.
  const [version, setVersion] = useState(media.version)
  const [theirs, setTheirs] = useState<Media | null>(null)
  useUnsavedWarning(form.formState.isDirty)
  const mayChange = staff?.may('update', 'media') === 'any'
  const show = (current: Media) => {
    form.reset(valuesOf(current))
    setVersion(current.version)
    setTheirs(null)
    onChanged(current)
  }
  const submit = async (values: z.output<typeof MediaFormWords>) => {
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
      <FocalEditor form={form} media={media} isFixed={!mayChange} />
      <div className={styles.words}>
        <Form form={form} onSubmit={submit} onConflict={onConflict} label="画像の説明">
          {theirs && <MediaConflict mine={form.getValues()} theirs={theirs} onTheirs={() => show(theirs)} />}
          <TextArea name="alt" {...wordsOf('alt')} required max={200} />
          <AltHelp />
          <CreditField />
          <TextField name="license" {...wordsOf('license')} max={100} />
          <TextField name="name" {...wordsOf('name')} required max={100} />
          <SelectField
            name="prefectureCode"
            {...wordsOf('prefectureCode')}
            placeholder="決めない"
            choices={PREFECTURES}
          />
          {mayChange && (
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
