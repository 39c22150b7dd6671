import { usePickers } from '../pickers-context.ts'
import { BlockFields } from './BlockFields.tsx'
import { PictureField } from './PictureField.tsx'
import { Rows } from './Rows.tsx'
import { type Data, type FormProps, objectsOf, pictureOf } from './read.ts'

const MAX_PICTURES = 20

export function ImageForm({ data, onChange }: FormProps) {
  return (
    <>
      <PictureField value={pictureOf(data.image)} onChange={(image) => onChange({ ...data, image })} />
      <BlockFields type="image" names={['caption']} data={data} onChange={onChange} />
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
      max={MAX_PICTURES}
    >
      {(entry, change) => <ImageForm data={entry} onChange={change} />}
    </Rows>
  )
}
