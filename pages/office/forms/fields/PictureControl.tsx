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
import { TextControl } from './TextControl.tsx'

/** A picture of the library with its alt text and focal point in this use. */
export function PictureControl({ name }: { name: string }) {
  const { config, isRequired } = useSpec(name)
  const { control, setValue } = useFormContext()
  const address: string | undefined = useWatch({ control, name, compute: (value) => value?.address })
  const error = useFieldError(name)
  const { pickPicture } = usePickers()
  const group = useRef<HTMLDivElement>(null)
  const write = (picture: Picture | null) =>
    setValue(name, picture, { shouldDirty: true, shouldValidate: true })
  const choose = async () => {
    const picture = await pickPicture(config.label)
    if (!picture) return
    write(picture)
    // The button was replaced, so focus the new one.
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>('[data-choose]')?.focus())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser supports grid layout on a fieldset
    <div
      className={fields.field}
      role="group"
      aria-label={config.label}
      data-field=""
      data-path={name}
      ref={group}
    >
      <div className={fields.head}>
        <span className={fields.label}>{config.label}</span>
        {isRequired && <RequiredMark />}
      </div>
      {config.hint && <FieldHint id={`${name}-hint`}>{config.hint}</FieldHint>}
      {address ? (
        <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-start gap-x-24 gap-y-16 max-[640px]:grid-cols-1">
          <FocalPoint name={name} />
          <div className="grid gap-12">
            <TextControl name={`${name}.alt`} />
            <TextControl name={`${name}.credit`} />
            <TextControl name={`${name}.license`} />
            <div className="flex flex-wrap gap-8">
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
        <div className="grid justify-items-start gap-8 rounded border border-dashed border-edge p-24 text-usuzumi">
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
