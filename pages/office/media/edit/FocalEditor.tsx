import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { type Media, pictureOf } from '#domain/media/media.ts'
import type { FormApi } from '#renderer/form/useZodForm.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './FocalEditor.module.css'
import { FocalSlider } from './FocalSlider.tsx'
import { clampedShare, moved, percent, STEP } from './focal-point.ts'
import type { MediaFormOutput, MediaFormValues } from './media-form.ts'

type Props = { form: FormApi<MediaFormValues, MediaFormOutput>; media: Media; isFixed: boolean }

/** Sets the focal point by click, drag, arrow keys or sliders. */
export function FocalEditor({ form: { control, setValue }, media, isFixed }: Props) {
  const [x, y] = useWatch({ control, name: ['focalX', 'focalY'] })
  const frame = useRef<HTMLDivElement | null>(null)
  const hint = useId()
  const set = (point: { x: number; y: number }) => {
    setValue('focalX', clampedShare(point.x), { shouldDirty: true })
    setValue('focalY', clampedShare(point.y), { shouldDirty: true })
  }
  const put = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = frame.current?.getBoundingClientRect()
    if (box && !isFixed) set({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
  }
  // Touch on the picture scrolls the page; on the handle it moves the point.
  const follow = (event: PointerEvent) => {
    const isHandle = event.target instanceof Element && event.target.closest('button') !== null
    if (event.buttons !== 1 || (event.pointerType === 'touch' && !isHandle)) return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    put(event)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = isFixed ? null : moved({ x, y }, event.key)
    if (!next) return
    event.preventDefault()
    set(next)
  }
  return (
    <section className="grid min-w-0 content-start gap-12 [grid-area:focal]" aria-label="切り抜きの中心">
      <div
        className="relative max-w-full cursor-crosshair justify-self-start bg-rule leading-[0] select-none data-fixed:cursor-default"
        ref={(element) => {
          frame.current = element
          // Reserves the space while loading.
          element?.style.setProperty('--shape', `${media.width} / ${media.height}`)
        }}
        onPointerDown={follow}
        onPointerMove={follow}
        // Not called after a scroll gesture.
        onPointerUp={put}
        data-fixed={isFixed || undefined}
      >
        <Picture
          className="pointer-events-none aspect-[var(--shape)] h-auto w-[40rem] max-w-full"
          picture={pictureOf(media)}
          presets={['base:src']}
          sizes="40rem"
          eager
        />
        <svg
          className="pointer-events-none absolute inset-0 size-full"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            className="fill-none stroke-[#fff] stroke-[1px] [mix-blend-mode:difference]"
            d={`M${x * 100} 0V100M0 ${y * 100}H100`}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <Handle x={x} y={y} isFixed={isFixed} hint={hint} onKeyDown={onKeyDown} />
      </div>
      <p className="text-13 leading-[1.7] text-usuzumi" id={hint}>
        切り抜いても残したいところを押すか、丸を動かします。丸を選んで矢印キーでも、{STEP * 100}
        %ずつ動かせます。
      </p>
      <div className="flex flex-wrap gap-x-24 gap-y-8">
        <FocalSlider label="左から" value={x} isFixed={isFixed} onChange={(value) => set({ x: value, y })} />
        <FocalSlider label="上から" value={y} isFixed={isFixed} onChange={(value) => set({ x, y: value })} />
      </div>
      <p className="visually-hidden" role="status">{`中心は左から${percent(x)}、上から${percent(y)}`}</p>
    </section>
  )
}

type HandleProps = {
  x: number
  y: number
  isFixed: boolean
  hint: string
  onKeyDown: (event: KeyboardEvent) => void
}

/** The handle's style only depends on its coordinates. */
function Handle({ x, y, isFixed, hint, onKeyDown }: HandleProps) {
  return (
    <button
      className={styles.handle}
      ref={(element) => {
        element?.style.setProperty('--x', String(x))
        element?.style.setProperty('--y', String(y))
      }}
      type="button"
      disabled={isFixed}
      aria-label={`切り抜きの中心：左から${percent(x)}、上から${percent(y)}`}
      aria-describedby={hint}
      onKeyDown={onKeyDown}
    />
  )
}
