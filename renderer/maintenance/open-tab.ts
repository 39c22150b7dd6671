import type { MaintenanceState } from '#domain/site/maintenance.ts'
import { FetchError, messageText, type ResponseError, StatusError } from '../shell/errors/errors.ts'
import { redirectToReload, reloadCode } from '../shell/errors/reload-codes.ts'
import { MAINTENANCE } from '../shell/errors/reload-reason.ts'
import { deleteNotification, notify } from '../shell/messages/notifications.ts'
import { fetchMaintenanceState } from './maintenance-state.ts'
import { pollUntil } from './poll-until.ts'
import { canLeavePage, hasTypedInput } from './unsaved-input.ts'

/** A day: until maintenance ends, or the notification is closed. */
const NOTICE_DURATION = 86_400_000

/** Pauses between checks, in milliseconds. */
const PAUSES = { first: 10_000, max: 60_000 }

/** Pages that work offline: they read and save on this device while the site is not available. */
const WORKS_OFFLINE = /^\/@\/travel(\/|$)/

/** Where maintenance mode is switched off: never navigate away from it. */
const SWITCHES_PAGE = /^\/\$\/operations(\/|$)/

/** How long a page may take to save its input: number of checks, one second apart. */
const MAX_CHECKS = 10

let isWatching = false

/** Notifies once that maintenance has started, and when it is over; then triggers whatever waits for the network. */
function watchMaintenance(description: string): void {
  if (isWatching) return
  isWatching = true
  const notice = notify({ color: 'warning', description, duration: NOTICE_DURATION, isOfPage: true })
  pollUntil({
    ...PAUSES,
    isOver: async () => (await fetchMaintenanceState())?.mode === 'open',
    onOver: () => {
      isWatching = false
      deleteNotification(notice)
      notify({ color: 'success', description: '点検が終わりました。続けてご利用いただけます。' })
      dispatchEvent(new Event('online'))
    },
  })
}

/** The refusal as a plain `StatusError`, shown by the caller; it causes no navigation. */
const statusError = (refused: ResponseError): StatusError =>
  new StatusError(refused.message, 503, undefined, { cause: refused })

function underMaintenance(refused: ResponseError): Error {
  if (SWITCHES_PAGE.test(location.pathname)) return statusError(refused)
  const { mode } = (refused.data?.standstill ?? {}) as Partial<MaintenanceState>
  const worksOffline = WORKS_OFFLINE.test(location.pathname)
  if (mode !== 'read-only' && !worksOffline && !hasTypedInput()) return refused
  watchMaintenance(messageText(refused))
  return worksOffline ? new FetchError({ cause: refused }) : statusError(refused)
}

const delay = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

let isReloading = false

/** Loads the document of the newest build as soon as no input would be lost. */
async function reloadWhenSaved(refused: ResponseError): Promise<void> {
  if (isReloading) return
  isReloading = true
  for (let attempt = 0; attempt < MAX_CHECKS; attempt += 1) {
    await delay(1000)
    if (canLeavePage()) return void redirectToReload(refused)
  }
  notify({
    color: 'warning',
    description:
      'サイトが新しくなりました。入力中の内容を控えてから、ページを読み込み直してください。それまでは保存できません。',
    duration: NOTICE_DURATION,
    isOfPage: true,
    action: { label: '読み込み直す', onSelect: () => redirectToReload(refused) },
  })
}

/**
 * Navigates at once if nothing is unsaved. The caller gets an error that does not navigate: an autosave would stay on
 * the page, and other callers would navigate twice.
 */
function outdatedTab(refused: ResponseError): Error {
  if (isReloading) return statusError(refused)
  if (!canLeavePage()) void reloadWhenSaved(refused)
  else if (redirectToReload(refused)) isReloading = true
  else return refused
  return statusError(refused)
}

/**
 * Handles a call refused because of maintenance (E11503) or an outdated tab (E11426). If no input would be lost, the
 * error is returned as it is and the tab navigates to `/reload` (spec §8); otherwise the tab stays, shows why, and
 * continues when it can.
 */
export function openTabError(refused: ResponseError): Error {
  const code = reloadCode(refused)
  if (code === null) return refused
  return code === MAINTENANCE ? underMaintenance(refused) : outdatedTab(refused)
}
