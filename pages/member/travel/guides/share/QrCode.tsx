import { encode } from 'uqr'

/** The dark modules of the QR code as one path. */
const pathOf = (rows: boolean[][]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

type Props = { text: string; label: string; className?: string }

/** A QR code: always dark on light, with the required quiet zone. */
export function QrCode({ text, label, className }: Props) {
  const { data, size } = encode(text, { border: 2 })
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}
