import { parseDate } from '#domain/date/date.ts'
import type { BulkAction, BulkName } from './actions.ts'

/** Form values of bulk actions. Times are in Japan's time, as in the inputs. */
export type Details = { at: string; authorId: string; add: string; remove: string; day: string }

const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、,\s]+/)
      .map((tag) => tag.replace(/^#/, '').trim())
      .filter(Boolean),
  ),
]

type Made = { action: BulkAction } | { problem: string }

/** The described action, or what is missing. */
export function actionOf(name: BulkName, { at, authorId, add, remove, day }: Details, now: Date): Made {
  switch (name) {
    case 'schedule': {
      const moment = parseDate(at)
      if (!moment) return { problem: '公開する日時を入力してください。' }
      if (moment <= now) return { problem: '公開する日時には、これからの日時を入力してください。' }
      return { action: { name, at: moment.toISOString() } }
    }
    case 'author':
      return { action: { name, authorId: authorId || null } }
    case 'tags': {
      const action = { name, add: tagsOf(add), remove: tagsOf(remove) }
      if (action.add.length + action.remove.length === 0) return { problem: 'タグを入力してください。' }
      return { action }
    }
    case 'checked': {
      const moment = parseDate(day)
      if (!moment) return { problem: '情報確認日を入力してください。' }
      if (moment > now) return { problem: '情報確認日には、今日までの日付を入力してください。' }
      return { action: { name, at: moment.toISOString() } }
    }
    default:
      return { action: { name } }
  }
}
