import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Picture } from '#domain/image/picture.ts'
import { Button } from '#renderer/form/Button.tsx'
import fields from '#renderer/form/Field.module.css'
import { FieldError, FieldHint, RequiredMark } from '#renderer/form/Field.tsx'
import { useFieldError } from '#renderer/form/useField.ts'
import { usePickers } from '../pickers/pickers.ts'
import { useSpec } from '../schema/spec.ts'
import { FocalPoint } from './FocalPoint.tsx'
import styles from './Picture.module.css'
import { TextControl } from './TextControl.tsx'

/** A picture of the library, with what this page says of it and the point that its crops keep. */
export function PictureControl({ name }: { name: string }) {
  const { words, isRequired } = useSpec(name)
  const { control, setValue } = useFormContext()
  const address: string | undefined = useWatch({ control, name, compute: (value) => value?.address })
  const error = useFieldError(name)
  const { pickPicture } = usePickers()
  const group = useRef<HTMLDivElement>(null)
  const write = (picture: Picture | null) =>
    setValue(name, picture, { shouldDirty: true, shouldValidate: true })
  const choose = async () => {
    const picture = await pickPicture(words.label)
    if (!picture) return
    write(picture)
    // The button that asked is another one now.
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>('[data-choose]')?.focus())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      className={fields.field}
      role="group"
      aria-label={words.label}
      data-field=""
      data-path={name}
      ref={group}
    >
      <div className={fields.head}>
        <span className={fields.label}>{words.label}</span>
        {isRequired && <RequiredMark />}
      </div>
      {words.hint && <FieldHint id={`${name}-hint`}>{words.hint}</FieldHint>}
      {address ? (
        <div className={styles.picture}>
          <FocalPoint name={name} />
          <div className={styles.words}>
            <TextControl name={`${name}.alt`} />
            <TextControl name={`${name}.credit`} />
            <TextControl name={`${name}.license`} />
            <div className={styles.buttons}>
              <Button data-choose="" onClick={choose}>
                ほかの画像にする
              </Button>
              <Button variant="quiet" onClick={() => write(null)}>
                画像を外す
              </Button>
            </div>
          </div>
        </div>
      ) : (
        <div className={styles.none}>
          <p>画像はまだありません。</p>
          <Button data-choose="" onClick={choose}>
            画像を選ぶ
          </Button>
        </div>
      )}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </div>
  )
}
