import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Media } from '#domain/media/media.ts'
import type { FormApi } from '#renderer/form/useZodForm.ts'
import { CroppedPicture } from '../CroppedPicture.tsx'
import { type CropShape, cropShapes } from './crop-shapes.ts'
import type { FocalPoint } from './focal-point.ts'
import type { MediaFormOutput, MediaFormValues } from './media-form.ts'

type Props = { form: FormApi<MediaFormValues, MediaFormOutput>; media: Media }

/** Previews of all crops used by pages, search engines and social networks. */
export function CropPreviews({ form: { control }, media }: Props) {
  const [x, y] = useWatch({ control, name: ['focalX', 'focalY'] })
  const shapes = useMemo(cropShapes, [])
  return (
    <div className="grid content-start gap-8 [grid-area:crops]">
      <h2 className="text-16">切り抜きの見え方</h2>
      <ul className="flex flex-wrap gap-x-12 gap-y-16">
        {shapes.map((shape) => (
          <li key={shape.label}>
            <Crop media={media} shape={shape} focal={{ x, y }} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The number of sizes and the largest one; the full list is too long. */
const sizesText = ({ sizes }: CropShape): string =>
  sizes.length > 1 ? `${sizes.length}種類、最大${largest(sizes)}` : largest(sizes)

const largest = (sizes: readonly string[]): string =>
  sizes.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10)).at(-1) ?? ''

type CropProps = { media: Media; shape: CropShape; focal: FocalPoint }

function Crop({ media, shape, focal }: CropProps) {
  return (
    <figure className="grid justify-items-start gap-4">
      <CroppedPicture
        // Fixed height, width by aspect ratio; the rest is clipped.
        className="h-[6.5rem] w-auto max-w-full bg-rule"
        picture={media}
        size={media}
        shape={shape}
        focal={focal}
        label={`${shape.label}の切り抜き`}
      />
      <figcaption>
        <span className="block max-w-[13rem] text-12 leading-[1.5]">{shape.label}</span>
        <span className="block max-w-[13rem] text-12 leading-[1.5] text-usuzumi tabular-nums">
          {sizesText(shape)}
        </span>
      </figcaption>
    </figure>
  )
}
