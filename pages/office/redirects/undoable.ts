import { type RedirectRule, redirectInputOf } from '#domain/redirect/redirect-rule.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { deleteRedirect, restoreRedirect, updateRedirect } from './calls.ts'
import { liveText, readable } from './words.ts'

/** So long it can be taken back at a press, in milliseconds. */
const UNDO_MS = 12_000

/** Says what was done, and offers to take it back. */
function tell(description: string, isLive: boolean, undo: () => Promise<unknown>, onChanged: () => void) {
  const takeBack = async () => {
    try {
      await undo()
      notify({ description: '元に戻しました。' })
    } catch (error) {
      notify({ color: 'danger', description: messageText(error) })
    }
    onChanged()
  }
  notify({
    color: 'success',
    description: `${description}${liveText(isLive)}`,
    duration: UNDO_MS,
    action: { label: '元に戻す', onSelect: () => void takeBack() },
  })
}

type Saved = { redirect: RedirectRule; isLive: boolean }

export const tellCreated = ({ redirect, isLive }: Saved, onChanged: () => void): void =>
  tell(
    `「${readable(redirect.from)}」の転送を作りました。`,
    isLive,
    () => deleteRedirect(redirect),
    onChanged,
  )

export const tellChanged = (before: RedirectRule, { redirect, isLive }: Saved, onChanged: () => void): void =>
  tell(
    `「${readable(redirect.from)}」の転送を変更しました。`,
    isLive,
    () => updateRedirect(redirect, redirectInputOf(before)),
    onChanged,
  )

export const tellDeleted = (rule: RedirectRule, isLive: boolean, onChanged: () => void): void =>
  tell(`「${readable(rule.from)}」の転送を削除しました。`, isLive, () => restoreRedirect(rule.id), onChanged)
