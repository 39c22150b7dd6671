import type { Picture as PictureOf } from '#domain/image/picture.ts'
import { blockFieldLabel } from '#domain/manuscript/labels/blocks.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { usePickers } from '../pickers-context.ts'
import { TextBox } from './fields.tsx'

type Props = { value: PictureOf | null; onChange: (picture: PictureOf) => void }

/** A picture and its alt text, which belongs to this use of the picture. */
export function PictureField({ value, onChange }: Props) {
  const { pickPicture } = usePickers()
  const pick = async () => {
    const picture = await pickPicture()
    if (picture) onChange(picture)
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8 [&_img]:h-auto [&_img]:w-[9rem]">
        {value && <Picture picture={value} presets={['sm:cover']} sizes="9rem" decorative />}
        <span className="grid min-w-[8rem] flex-1 text-15 leading-[1.5]">
          {value ? value.credit : <span className="text-13 text-usuzumi">画像が選ばれていません</span>}
        </span>
        <Button onClick={pick}>{value ? '選びなおす' : '画像を選ぶ'}</Button>
      </div>
      {value && (
        <TextBox
          label={blockFieldLabel('image', 'image.alt')}
          hint="画像が見えない人に、何が写っているかを伝えます。"
          value={value.alt}
          max={200}
          lines={2}
          onChange={(alt) => onChange({ ...value, alt })}
        />
      )}
    </>
  )
}
