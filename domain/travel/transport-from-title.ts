import type { Transport } from './activity.ts'

type Mode = Transport['mode']

const MODES: readonly (readonly [Mode, RegExp])[] = [
  ['ship', /船|フェリー/],
  ['bus', /バス/],
  ['taxi', /タクシー/],
  ['bicycle', /自転車|レンタサイクル/],
  ['train', /新幹線|特急(?!バス)|鉄道|電鉄|電車|列車|線(?=で|に|へ|$)|JR|ケーブルカー/],
  ['car', /(?<![電列風自転])車(?!窓)|レンタカー|ドライブ|ハイウェイ|IC/],
  ['air', /飛行機|空港/],
  ['walk', /徒歩|歩/],
]

/** Names of a transport mode without a line name. */
const GENERIC =
  /^(?:(?:路線バス|バス|車|レンタカー|特急|電車|列車|船|渡船|フェリー|タクシー|徒歩|JR)(?:[とかや]|$))+$/

const PLACE = '([^、をで]+?)'
const FROM_TO = new RegExp(
  `^${PLACE}から(?:([^、を]+?)で)?${PLACE}(?:へ|まで)(?:下る|帰る|戻る)?(?:（(.+?)）)?$`,
)
const BY_TO = new RegExp(`^([^、を]+?)で${PLACE}へ(?:下る|帰る|戻る)?$`)
const TO = new RegExp(`^${PLACE}へ$`)

const modeOf = (title: string): Mode | null => {
  const found = MODES.flatMap(([mode, words]) => {
    const at = title.search(words)
    return at < 0 ? [] : [{ mode, at }]
  })
  return found.toSorted((one, other) => one.at - other.at)[0]?.mode ?? null
}

const lineOf = (words = ''): string => (GENERIC.test(words) ? '' : words)

const route = (title: string): { from: string; line: string; to: string } => {
  const [whole, from = '', by, to = '', aside] = FROM_TO.exec(title) ?? []
  if (whole) return { from, line: lineOf(by ?? aside), to }
  const [byTo, line, there = ''] = BY_TO.exec(title) ?? []
  if (byTo) return { from: '', line: lineOf(line), to: there }
  return { from: '', line: '', to: TO.exec(title)?.[1] ?? '' }
}

const betweenStations = ({ from, to }: { from: string; to: string }) => /駅$/.test(from) && /駅$/.test(to)

/**
 * Parses the title of a move, such as 「東京駅から特急しおさいで銚子へ」: mode, line, from and to. Missing parts are empty; the title
 * itself is kept as well.
 */
export function transportOf(title: string, minutes: number | null): Transport {
  const words = route(title)
  const mode = modeOf(title) ?? (betweenStations(words) ? 'train' : 'other')
  return { mode, ...words, minutes, fare: null }
}
