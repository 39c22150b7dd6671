import type { Standstill } from '#domain/site/standstill.ts'
import { FetchError, messageText, type ResponseError, StatusError } from '../shell/errors/errors.ts'
import { leaveForReload, reloadCode } from '../shell/errors/reload-codes.ts'
import { MAINTENANCE } from '../shell/errors/reload-reason.ts'
import { deleteNotification, notify } from '../shell/messages/notifications.ts'
import { askStandstill } from './ask-standstill.ts'
import { lookAgain } from './look-again.ts'
import { isTypedHere, mayLeave } from './typed.ts'

/** A day: until it is over, or somebody puts it away. */
const LASTING = 86_400_000

/** Between two looks, in milliseconds. */
const PAUSES = { first: 10_000, longest: 60_000 }

/** Pages that show what this device keeps, and keep here what is done: without the site they go on as without a network. */
const KEEPS_ON = /^\/@\/travel(\/|$)/

/** Where it is ended. Whatever else is refused there is no reason to go. */
const ENDS_IT = /^\/\$\/operations(\/|$)/

/** How long a page may take to keep what was typed, in looks a second apart. */
const LOOKS = 10

let isWatching = false

/** Says once that the site stands still, and that it is over; then whatever waits for the network goes on. */
function watch(description: string): void {
  if (isWatching) return
  isWatching = true
  const notice = notify({ color: 'warning', description, duration: LASTING, isOfPage: true })
  lookAgain({
    ...PAUSES,
    isOver: async () => (await askStandstill())?.mode === 'open',
    go: () => {
      isWatching = false
      deleteNotification(notice)
      notify({ color: 'success', description: '点検が終わりました。続けてご利用いただけます。' })
      dispatchEvent(new Event('online'))
    },
  })
}

/** The same refusal, said where it was asked for; nothing leaves the page because of it. */
const said = (refused: ResponseError): StatusError =>
  new StatusError(refused.message, 503, undefined, { cause: refused })

function underMaintenance(refused: ResponseError): Error {
  if (ENDS_IT.test(location.pathname)) return said(refused)
  const { mode } = (refused.data?.standstill ?? {}) as Partial<Standstill>
  const keepsOn = KEEPS_ON.test(location.pathname)
  if (mode !== 'read-only' && !keepsOn && !isTypedHere()) return refused
  watch(messageText(refused))
  return keepsOn ? new FetchError({ cause: refused }) : said(refused)
}

const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

let isLeaving = false

/** Loads the document of the newest build as soon as nothing would be lost by it. */
async function leaveWhenKept(refused: ResponseError): Promise<void> {
  if (isLeaving) return
  isLeaving = true
  for (let look = 0; look < LOOKS; look += 1) {
    await later(1000)
    if (mayLeave()) return void leaveForReload(refused)
  }
  notify({
    color: 'warning',
    description:
      'サイトが新しくなりました。入力中の内容を控えてから、ページを読み込み直してください。それまでは保存できません。',
    duration: LASTING,
    isOfPage: true,
    action: { label: '読み込み直す', onSelect: () => leaveForReload(refused) },
  })
}

/** Leaves at once where nothing holds it. Not by whoever asked: what saves by itself would stay, and others leave twice. */
function tooOld(refused: ResponseError): Error {
  if (isLeaving) return said(refused)
  if (!mayLeave()) void leaveWhenKept(refused)
  else if (leaveForReload(refused)) isLeaving = true
  else return refused
  return said(refused)
}

/**
 * What becomes of a call that was refused because the site stands still (E11503) or the tab is too old for it (E11426).
 * Who would lose nothing leaves for `/reload` (spec §8) by the error as it is; whoever is in the middle of something
 * stays, reads why, and goes on by itself.
 */
export function inOpenTab(refused: ResponseError): Error {
  const code = reloadCode(refused)
  if (code === null) return refused
  return code === MAINTENANCE ? underMaintenance(refused) : tooOld(refused)
}
