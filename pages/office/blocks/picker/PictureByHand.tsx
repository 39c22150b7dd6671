import { useState } from 'react'
import { Picture } from '#domain/image/picture.ts'
import { blockFieldLabel } from '#domain/manuscript/labels/blocks.ts'
import { EditorDialog } from '../dialogs/EditorDialog.tsx'
import { TextBox } from '../forms/fields.tsx'

type Props = { onPick: (picture: Picture) => void; onClose: () => void }

/** Enters a picture by its URL, for pages without a media library. */
export function PictureByHand({ onPick, onClose }: Props) {
  const [address, setAddress] = useState('')
  const [alt, setAlt] = useState('')
  const [credit, setCredit] = useState('')
  const picture = Picture.safeParse({
    address: address.trim(),
    alt: alt.trim(),
    credit: credit.trim(),
    license: null,
    focalX: 0.5,
    focalY: 0.5,
  })
  return (
    <EditorDialog
      title="画像を選ぶ"
      onClose={onClose}
      onAccept={() => picture.success && onPick(picture.data)}
      isRefused={!picture.success}
      isFilled={address + alt + credit !== ''}
    >
      <TextBox label="画像のアドレス" value={address} max={500} onChange={setAddress} />
      <TextBox
        label={blockFieldLabel('image', 'image.alt')}
        hint="何が写っているか。"
        value={alt}
        max={200}
        onChange={setAlt}
      />
      <TextBox
        label={blockFieldLabel('image', 'image.credit')}
        hint="だれの画像か。"
        value={credit}
        max={100}
        onChange={setCredit}
      />
    </EditorDialog>
  )
}
