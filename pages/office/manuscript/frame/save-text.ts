import { formatDateTime } from '#domain/date/date.ts'
import type { ManuscriptState } from '../store/state.ts'
import { hasChanges } from '../store/state.ts'

const clock = (at: number) => formatDateTime(new Date(at)).slice(11, 16)

/** What the status line says of a manuscript. */
export function saveText(
  state: Pick<ManuscriptState, 'save' | 'savedAt' | 'isKept' | 'fields' | 'base'>,
): string {
  const { save, savedAt, isKept } = state
  const kept = isKept ? '変更はこの端末に残しています' : '変更はまだ残せていません'
  switch (save) {
    case 'saved':
      return savedAt === null ? '保存済みです' : `保存しました（${clock(savedAt)}）`
    case 'half':
      return `書きかけの欄のほかは保存しました。${isKept ? '書きかけはこの端末に残しています' : ''}`
    case 'changed':
      return '未保存の変更があります'
    case 'saving':
      return '保存しています'
    case 'offline':
      return hasChanges(state as ManuscriptState) ? `オフラインです。${kept}` : 'オフラインです'
    case 'failed':
      return `保存できませんでした。${kept}`
    case 'refused':
      return `このままでは保存できません。${kept}`
    case 'clash':
      return 'ほかの人の変更と重なっています'
    case 'signed-out':
      return `ログインが切れました。${kept}`
  }
}
