import { fullWidthLength } from '#domain/text/fitting-text.ts'
import { countCharacters } from '#domain/text/text-rules.ts'

type Props = {
  text: string
  max: number
  /** Widths are in full-width characters, lengths in characters. */
  unit: '全角' | '字'
  label: string
}

/** Used share of the space in a search result; longer texts are cut there. */
export function Meter({ text, max, unit, label }: Props) {
  const length = unit === '全角' ? fullWidthLength(text) : countCharacters(text)
  const isOver = length > max
  const lengthText = unit === '全角' ? `全角${length}／${max}` : `${length}／${max}字`
  return (
    <p
      className="-mt-8 grid grid-cols-[1fr_auto] items-center gap-12 text-13 text-usuzumi tabular-nums data-over:text-shu-text"
      data-over={isOver || undefined}
    >
      <meter
        className="h-[0.5rem] w-full"
        min={0}
        max={max}
        value={Math.min(length, max)}
        aria-label={label}
      />
      <span>
        {lengthText}
        {isOver && '（途中で切れます）'}
      </span>
    </p>
  )
}
