import { SHARING_CARD_SIZE, type SharingCard } from '#domain/image/sharing-card.ts'
import { SITE } from '#domain/site/site.ts'
import { balancedLines, fewLines, type Measure } from '#domain/typesetting/lines.ts'
import type { Typeface } from '#domain/typesetting/typeface.ts'

const { width: WIDTH, height: HEIGHT } = SHARING_CARD_SIZE

/** The page's picture is at the end, without a margin. */
export const CARD_PICTURE = { width: 500, height: HEIGHT }

const MARGIN = 64
/** Up to the picture, with a gap. */
const TEXT_WIDTH = WIDTH - CARD_PICTURE.width - MARGIN - 44

const PAPER = '#faf7f1'
const SUMI = '#221f1b'
const USUZUMI = '#6a635a'
const SHU = '#c8402f'

/** The character 旅, cut in straight strokes like a seal. */
const TABI =
  'M-20 -29V-22M-34 -20H-7M-24 -20V4Q-25 18 -34 28M-24 -6H-11V20Q-12 26 -19 25M8 -30L0 -16M4 -22H33M14 -12Q8 -4 0 -2M15 -10V26L24 20M15 2L31 -8M17 4L33 27'

/** From large to small: the first one at which the title fits into this number of lines. */
const TITLE_SIZES = [
  { size: 68, lines: 1 },
  { size: 60, lines: 1 },
  { size: 68, lines: 2 },
  { size: 60, lines: 3 },
  { size: 52, lines: 4 },
  { size: 46, lines: 4 },
] as const
const SMALLEST = TITLE_SIZES[5]
const TITLE_LEADING = 1.4
const LEAD = { size: 25, leading: 1.7 }
const LABEL_SIZE = 25
const NAME_SIZE = 30

const path = (data: string, fill: string) => `<path d="${data}" fill="${fill}"/>`

/** The title in the largest size that fits. */
function setTitle(title: string, type: Typeface): { lines: string[]; size: number } {
  const measure =
    (size: number): Measure =>
    (text) =>
      type.width(text, size)
  for (const { size, lines: maxLines } of TITLE_SIZES) {
    const lines = balancedLines(title, TEXT_WIDTH, measure(size))
    if (lines.length <= maxLines) return { lines, size }
  }
  const { size, lines } = SMALLEST
  return { lines: fewLines(title, TEXT_WIDTH, lines, measure(size)), size }
}

/** `picture` is a data URL of the page's picture in the size of `CARD_PICTURE`, or nothing. */
export function cardSvg({ label, title, lead }: SharingCard, picture: string | null, type: Typeface): string {
  const { lines, size } = setTitle(title, type)
  const titleTop = label ? 150 : 118
  const below = titleTop + lines.length * size * TITLE_LEADING
  // A lead fits below a short title only.
  const leads =
    lead && lines.length <= 2
      ? fewLines(lead, TEXT_WIDTH, lines.length === 1 ? 3 : 2, (text) => type.width(text, LEAD.size))
      : []
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    picturePart(picture),
    label
      ? `<rect x="${MARGIN}" y="86" width="28" height="3" fill="${SHU}"/>${path(
          type.outlines(
            fewLines(label, TEXT_WIDTH - 44, 1, (text) => type.width(text, LABEL_SIZE))[0] ?? '',
            MARGIN + 44,
            96,
            LABEL_SIZE,
          ),
          USUZUMI,
        )}`
      : '',
    ...lines.map((line, index) =>
      path(type.outlines(line, MARGIN, titleTop + size * (1.08 + index * TITLE_LEADING), size), SUMI),
    ),
    ...leads.map((line, index) =>
      path(type.outlines(line, MARGIN, below + 52 + index * LEAD.size * LEAD.leading, LEAD.size), USUZUMI),
    ),
    name(type),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</svg>`
}

function picturePart(picture: string | null): string {
  const { width, height } = CARD_PICTURE
  const box = `x="${WIDTH - width}" y="0" width="${width}" height="${height}"`
  return picture ? `<image ${box} href="${picture}"/>` : `<rect ${box} fill="#1f4068"/>`
}

/** The seal and the name, like a publisher at the foot of a title page. */
const name = (type: Typeface): string =>
  `<g transform="translate(${MARGIN + 24} 548) scale(.55)"><rect x="-44" y="-44" width="88" height="88" rx="7" fill="${SHU}"/><path d="${TABI}" fill="none" stroke="#faf1e4" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>${path(
    type.outlines(SITE.name, MARGIN + 66, 559, NAME_SIZE),
    SUMI,
  )}`
