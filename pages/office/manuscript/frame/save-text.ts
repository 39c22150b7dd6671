import { formatDateTime } from '#domain/date/date.ts'
import type { ManuscriptState } from '../store/state.ts'
import { hasChanges } from '../store/state.ts'

const clock = (at: number) => formatDateTime(new Date(at)).slice(11, 16)

/** Text of the status line. */
export function saveText(
  state: Pick<ManuscriptState, 'save' | 'savedAt' | 'isStoredLocally' | 'fields' | 'base'>,
): string {
  const { save, savedAt, isStoredLocally } = state
  const storedText = isStoredLocally ? '変更はこの端末に残しています' : '変更はまだ残せていません'
  switch (save) {
    case 'saved':
      return savedAt === null ? '保存済みです' : `保存しました（${clock(savedAt)}）`
    case 'half':
      return `書きかけの欄のほかは保存しました。${isStoredLocally ? '書きかけはこの端末に残しています' : ''}`
    case 'changed':
      return '未保存の変更があります'
    case 'saving':
      return '保存しています'
    case 'offline':
      return hasChanges(state as ManuscriptState) ? `オフラインです。${storedText}` : 'オフラインです'
    case 'failed':
      return `保存できませんでした。${storedText}`
    case 'refused':
      return `このままでは保存できません。${storedText}`
    case 'conflict':
      return 'ほかの人の変更と重なっています'
    case 'signed-out':
      return `ログインが切れました。${storedText}`
  }
}
