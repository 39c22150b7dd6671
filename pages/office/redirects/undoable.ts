import { type RedirectRule, redirectInputOf } from '#domain/redirect/redirect-rule.ts'
import { readableAddress } from '#domain/url/readable-address.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { deleteRedirect, restoreRedirect, updateRedirect } from './calls.ts'
import { liveText } from './redirect-labels.ts'

/** Time to undo, in milliseconds. */
const UNDO_MS = 12_000

/** Notifies about a change with an undo button. */
function notifyWithUndo(
  description: string,
  isLive: boolean,
  undo: () => Promise<unknown>,
  onChanged: () => void,
) {
  const undoChange = async () => {
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
    action: { label: '元に戻す', onSelect: () => void undoChange() },
  })
}

type Saved = { redirect: RedirectRule; isLive: boolean }

export const notifyCreated = ({ redirect, isLive }: Saved, onChanged: () => void): void =>
  notifyWithUndo(
    `「${readableAddress(redirect.from)}」の転送を作りました。`,
    isLive,
    () => deleteRedirect(redirect),
    onChanged,
  )

export const notifyChanged = (
  before: RedirectRule,
  { redirect, isLive }: Saved,
  onChanged: () => void,
): void =>
  notifyWithUndo(
    `「${readableAddress(redirect.from)}」の転送を変更しました。`,
    isLive,
    () => updateRedirect(redirect, redirectInputOf(before)),
    onChanged,
  )

export const notifyDeleted = (rule: RedirectRule, isLive: boolean, onChanged: () => void): void =>
  notifyWithUndo(
    `「${readableAddress(rule.from)}」の転送を削除しました。`,
    isLive,
    () => restoreRedirect(rule.id),
    onChanged,
  )
