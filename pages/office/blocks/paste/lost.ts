import { notify } from '#renderer/shell/messages/notifications.ts'

/** What of pasted HTML is not what it was, for the writer to look after. */
export type Lost = {
  /** Pictures of which only the place and the words are there. */
  pictures: number
  /** Films, frames of other sites and the like. */
  frames: number
  /** Whether cells across several columns or rows became one cell each. */
  isSplit: boolean
  /** Whether a table had more columns than there is room for. */
  isCut: boolean
  /** Whether something was nested deeper than a manuscript may be, and only its words are left. */
  isDeep: boolean
}

export const NOTHING_LOST: Lost = { pictures: 0, frames: 0, isSplit: false, isCut: false, isDeep: false }

const SECONDS_TO_READ = 12

const wordsFor = ({ pictures, frames, isSplit, isCut, isDeep }: Lost, isPlaced: boolean): string =>
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

/** Says what could not be pasted as it was. `isPlaced`: pictures and tables have got a place of their own. */
export function sayLost(lost: Lost, isPlaced: boolean): void {
  const description = wordsFor(lost, isPlaced)
  if (description) notify({ color: 'warning', description, duration: SECONDS_TO_READ * 1000, isOfPage: true })
}
