import type { Transport } from './activity.ts'
import { minutesText } from './clock-text.ts'

const TRANSPORT_NAMES: Record<Transport['mode'], string> = {
  train: '鉄道',
  bus: 'バス',
  car: '車',
  walk: '徒歩',
  ship: '船',
  air: '飛行機',
  bicycle: '自転車',
  taxi: 'タクシー',
  other: '移動',
}

/** `鉄道 サンダーバード 大阪 → 敦賀（1時間20分）`: transport without fare. */
export function transportText({ mode, line, from, to, minutes }: Transport): string {
  const route = [from, to].filter(Boolean).join(' → ')
  const lasts = minutes === null ? '' : `（${minutesText(minutes)}）`
  return [TRANSPORT_NAMES[mode], line, route].filter(Boolean).join(' ') + lasts
}
