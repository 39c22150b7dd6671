import { notify } from '#renderer/shell/messages/notifications.ts'

/** What was lost or changed while pasting, for the writer to check. */
export type PasteLosses = {
  /** Pictures replaced by placeholders. */
  pictures: number
  /** Videos, iframes and similar embeds. */
  frames: number
  /** Whether merged cells were split. */
  isSplit: boolean
  /** Whether columns were cut off. */
  isCut: boolean
  /** Whether deeply nested content was reduced to text. */
  isDeep: boolean
}

export const NO_LOSSES: PasteLosses = { pictures: 0, frames: 0, isSplit: false, isCut: false, isDeep: false }

const SECONDS_TO_READ = 12

const messageFor = ({ pictures, frames, isSplit, isCut, isDeep }: PasteLosses, isPlaced: boolean): string =>
  [
    pictures > 0 && isPlaced && `画像${pictures}枚は、場所だけを残しました。「編集」から選んでください。`,
    pictures > 0 && !isPlaced && `画像${pictures}枚は、ここには貼り付けられません。`,
    frames > 0 && `動画などの埋め込み${frames}件は、貼り付けられませんでした。`,
    isPlaced && isSplit && '表のつながった欄は、分けて同じ内容を入れました。',
    isPlaced && isCut && '表の列は、左から20列までを残しました。',
    isDeep && '入れ子が深すぎるところは、文字だけを残しました。',
  ]
    .filter(Boolean)
    .join('')

/** Notifies about losses. `isPlaced`: pictures and tables were inserted as blocks. */
export function notifyLosses(lost: PasteLosses, isPlaced: boolean): void {
  const description = messageFor(lost, isPlaced)
  if (description) notify({ color: 'warning', description, duration: SECONDS_TO_READ * 1000, isOfPage: true })
}
