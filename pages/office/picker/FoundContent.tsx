import type { PointerEvent } from 'react'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { imageUrl } from '#domain/image/image.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { useSiteConfig } from '#renderer/site-config.ts'
import styles from './ContentPicker.module.css'
import type { ContentName } from './content-calls.ts'

const SIZE = 48

type Props = {
  id: string
  found: readonly ContentName[]
  selected: number
  onPick: (one: ContentName) => void
}

/** In CSS pixels; a pointer that goes further has left what it pressed. */
const STILL = 10

/**
 * Selects the pressed row also if new results have removed or moved it by the time it is released where it was
 * pressed: the browser sends no click then.
 */
const pickOnRelease = ({ currentTarget: row, clientX, clientY }: PointerEvent, pick: () => void) => {
  const { top } = row.getBoundingClientRect()
  const released = new AbortController()
  const { signal } = released
  addEventListener('pointercancel', () => released.abort(), { signal })
  addEventListener(
    'pointerup',
    (end) => {
      released.abort()
      const isStill = Math.hypot(end.clientX - clientX, end.clientY - clientY) < STILL
      if (isStill && row.getBoundingClientRect().top !== top) pick()
    },
    { signal },
  )
}

/** The results as a listbox. The focus stays in the search field, whose arrow keys move through them. */
export const FoundContent = ({ id, found, selected, onPick }: Props) => (
  <div
    className="grid max-h-[min(24rem,50dvb)] content-start overflow-y-auto border-t border-rule"
    role="listbox"
    id={`${id}list`}
    aria-label="見つかったもの"
    tabIndex={-1}
  >
    {found.map((one, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
      // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox (aria-activedescendant)
      <div
        className={styles.option}
        key={one.id}
        role="option"
        id={`${id}${index}`}
        aria-selected={index === selected}
        ref={(element) => {
          if (index === selected) element?.scrollIntoView({ block: 'nearest' })
        }}
        onPointerDown={(event) => pickOnRelease(event, () => onPick(one))}
        onClick={() => onPick(one)}
      >
        <Picture address={one.heroAddress} />
        <span className="grid leading-[1.5]">
          <span className="wrap-anywhere">{one.title || '（名前のない下書き）'}</span>
          <span className="text-13 text-usuzumi">
            {[CONTENT_KINDS[one.kind].label, prefectureOfCode(one.prefectureCode)?.name]
              .filter(Boolean)
              .join('・')}
            {!one.isLive && (
              <span className="ms-8 rounded border border-current px-[0.5em] text-kohaku">公開前</span>
            )}
          </span>
        </span>
      </div>
    ))}
  </div>
)

function Picture({ address }: { address: string | null }) {
  const { imageHost } = useSiteConfig()
  if (!address) return <span className="size-[3rem] bg-ai-wash object-cover" />
  const src = imageUrl({ address, focalX: 0.5, focalY: 0.5 }, 'xs:square', imageHost)
  return (
    <img
      className="size-[3rem] bg-ai-wash object-cover"
      src={src}
      width={SIZE}
      height={SIZE}
      alt=""
      loading="lazy"
    />
  )
}
