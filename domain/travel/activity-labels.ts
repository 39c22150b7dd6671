import { cutText } from '../text/cut-text.ts'
import type { ActivityKind, ActivityStatus, Transport } from './activity.ts'

export const ACTIVITY_KIND_LABELS: Record<ActivityKind, string> = {
  spot: '見どころ',
  activity: '体験',
  restaurant: '食事',
  hotel: '宿',
  move: '移動',
  free: 'そのほか',
}

export const ACTIVITY_STATUS_LABELS: Record<ActivityStatus, string> = {
  idea: '候補',
  planned: '予定',
  booked: '予約済み',
  done: '済み',
}

export const TRANSPORT_MODE_LABELS: Record<Transport['mode'], string> = {
  train: '電車',
  bus: 'バス',
  car: '車',
  walk: '徒歩',
  ship: '船',
  air: '飛行機',
  bicycle: '自転車',
  taxi: 'タクシー',
  other: '移動',
}

/** `金沢駅から兼六園下へ`, as far as known; `''` if nothing is. */
export const routeText = ({ from, to }: Pick<Transport, 'from' | 'to'>): string =>
  `${from && `${from}から`}${to && `${to}へ`}`

/** `電車で金沢駅から兼六園下へ`, the generated name of a move. */
export function moveTitle(transport: Transport): string {
  const route = routeText(transport)
  const by = TRANSPORT_MODE_LABELS[transport.mode]
  return route ? cutText(`${by === '移動' ? '' : `${by}で`}${route}`, 80) : by
}
