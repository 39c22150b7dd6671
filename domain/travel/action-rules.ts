import type { TravelActionInput } from './action.ts'

type ActionMistake = { field: keyof TravelActionInput; message: string }

type Judged = Pick<TravelActionInput, 'type' | 'date' | 'refKind' | 'refId' | 'prefectureCode' | 'cityCode'>

/**
 * Rules across the fields of a record. `today` is the day in Japan, `yyyy-MM-dd`. Only wishes may be undated or in
 * the future.
 */
export function actionMistakes(action: Judged, today: string): ActionMistake[] {
  const mistakes: ActionMistake[] = []
  const { type, date, refKind, refId, prefectureCode, cityCode } = action
  if (type !== 'wish' && date === null) mistakes.push({ field: 'date', message: '日付を選んでください。' })
  if (type !== 'wish' && date !== null && date > today)
    mistakes.push({ field: 'date', message: '今日までの日付を選んでください。' })
  if ((refKind === null) !== (refId === null))
    mistakes.push({ field: 'refId', message: '場所の指定が正しくありません。' })
  if (cityCode !== null && cityCode.slice(0, 2) !== prefectureCode)
    mistakes.push({ field: 'cityCode', message: '都道府県と市区町村の組み合わせが正しくありません。' })
  return mistakes
}
