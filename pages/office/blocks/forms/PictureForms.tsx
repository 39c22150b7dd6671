import { BLOCK_LIMITS } from '#domain/blocks/limits.ts'
import { blockFieldLabel } from '#domain/manuscript/labels/blocks.ts'
import { usePickers } from '../pickers-context.ts'
import { TextBox } from './fields.tsx'
import { PictureField } from './PictureField.tsx'
import { Rows } from './Rows.tsx'
import { type Data, objectsOf, orNull, pictureOf, textOf } from './read.ts'

export type FormProps = { data: Data; onChange: (data: Data) => void }

const MOST_PICTURES = 20

export function ImageForm({ data, onChange }: FormProps) {
  return (
    <>
      <PictureField value={pictureOf(data.image)} onChange={(image) => onChange({ ...data, image })} />
      <TextBox
        label={blockFieldLabel('image', 'caption')}
        hint="画像の下に小さく出る説明です。なくてもかまいません。"
        value={textOf(data.caption)}
        max={BLOCK_LIMITS.caption}
        onChange={(caption) => onChange({ ...data, caption: orNull(caption) })}
      />
    </>
  )
}

export function GalleryForm({ data, onChange }: FormProps) {
  const { pickPicture } = usePickers()
  const make = async () => {
    const image = await pickPicture()
    return image && { image, caption: null }
  }
  return (
    <Rows<Data>
      name="画像"
      values={objectsOf(data.images)}
      onChange={(images) => onChange({ ...data, images })}
      make={make}
      most={MOST_PICTURES}
    >
      {(entry, change) => <ImageForm data={entry} onChange={change} />}
    </Rows>
  )
}
