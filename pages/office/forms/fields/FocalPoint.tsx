import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { imageSize, imageUrl } from '#domain/image/image.ts'
import type { Picture } from '#domain/image/picture.ts'
import { useSiteConfig } from '#renderer/site-config.ts'
import { CroppedPicture } from '../../media/CroppedPicture.tsx'

const STEP = 0.05
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
/** Preview shapes, each by a preset. */
const SHAPES = { sm: '横長', 'sm:cover': '4対3', 'sm:square': '正方形' } as const

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
const percent = (value: number) => `${Math.round(value * 100)}%`

const shapeOf = (preset: string) => {
  const { width, height } = imageSize(preset)
  return { width, height: height ?? width }
}

/** The picture with its focal point, set by pointer or arrow keys. */
export function FocalPoint({ name }: { name: string }) {
  const { control, setValue } = useFormContext()
  const { imageHost } = useSiteConfig()
  const picture: Picture | null = useWatch({ control, name })
  const [size, setSize] = useState({ width: 4, height: 3 })
  if (!picture) return null
  const { focalX = 0.5, focalY = 0.5 } = picture
  const set = (x: number, y: number) => {
    setValue(`${name}.focalX`, within(x), { shouldDirty: true })
    setValue(`${name}.focalY`, within(y), { shouldDirty: true })
  }
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    set((clientX - left) / width, (clientY - top) / height)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key]
    if (!step) return
    event.preventDefault()
    set(focalX + step[0], focalY + step[1])
  }
  return (
    <div className="grid gap-8">
      <button
        className="relative block w-full cursor-crosshair touch-none border border-rule bg-rule p-0"
        type="button"
        aria-label={`切り抜きの中心。左から${percent(focalX)}、上から${percent(focalY)}。矢印キーで動きます。`}
        onPointerDown={point}
        onKeyDown={onKeyDown}
      >
        <img
          className="block min-h-[6rem] w-full"
          src={imageUrl(picture, 'base:src', imageHost)}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
        />
        <span
          className="absolute size-[1.75rem] [translate:-50%_-50%] rounded-[50%] border-2 border-[#fff] [box-shadow:0_0_0_2px_#221f1b]"
          aria-hidden="true"
          ref={(mark) => {
            mark?.style.setProperty('inset-inline-start', percent(focalX))
            mark?.style.setProperty('inset-block-start', percent(focalY))
          }}
        />
      </button>
      <ul
        className="flex gap-8 [&_svg]:h-[4rem] [&_svg]:w-auto [&_svg]:border [&_svg]:border-rule"
        aria-label="切り抜かれた形"
      >
        {Object.entries(SHAPES).map(([preset, shapeLabel]) => (
          <li key={preset}>
            <CroppedPicture
              picture={picture}
              size={size}
              shape={shapeOf(preset)}
              focal={{ x: focalX, y: focalY }}
              label={`${shapeLabel}の切り抜き`}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
