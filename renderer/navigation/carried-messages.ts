import { CARRIED_MESSAGES } from '../device/names.ts'
import { flash, showFlash } from '../shell/messages/flash.ts'
import {
  type MessageColor,
  type Notification,
  notifications,
  notify,
} from '../shell/messages/notifications.ts'

/** Older messages have been read, or belong to another visit; milliseconds. */
const MAX_AGE_MS = 10_000

/** Messages displayed for at least this long have been read; milliseconds. */
const READ_AFTER_MS = 1000

type Message = { color: MessageColor; description: string; duration: number }
type Carried = { at: number; notifications: Message[]; flash: Message | null }

const messageOf = ({ color, description, duration }: Message): Message => ({ color, description, duration })

/** Without the time already displayed, so that no message follows a reader from page to page. */
const remaining = (notification: Notification): Message => {
  const shownFor = Date.now() - (notification.discardedAt ?? Date.now())
  return { ...messageOf(notification), duration: notification.duration - shownFor }
}

const carry = () => {
  const { pending, displayed } = notifications.get()
  // An action only works in its own document.
  const visible = [...displayed, ...pending.filter(({ discardedAt }) => discardedAt === undefined)]
    .filter(({ action, isOfPage }) => !action && !isOfPage)
    .map(remaining)
    .filter(({ duration }) => duration > READ_AFTER_MS)
  const current = flash.get()
  try {
    if (visible.length === 0 && !current) sessionStorage.removeItem(CARRIED_MESSAGES)
    else {
      const carried: Carried = {
        at: Date.now(),
        notifications: visible,
        flash: current && messageOf(current),
      }
      sessionStorage.setItem(CARRIED_MESSAGES, JSON.stringify(carried))
    }
  } catch {
    // Without storage the messages are lost with the document.
  }
}

const read = (): Carried | null => {
  try {
    const text = sessionStorage.getItem(CARRIED_MESSAGES)
    sessionStorage.removeItem(CARRIED_MESSAGES)
    return text ? (JSON.parse(text) as Carried) : null
  } catch {
    return null
  }
}

/** Restores the messages of the previous document, and saves the current ones for the next. */
export function carryMessages(): void {
  const carried = read()
  if (carried && Date.now() - carried.at < MAX_AGE_MS) {
    for (const message of carried.notifications) notify(message)
    if (carried.flash) showFlash(carried.flash)
  }
  addEventListener('pagehide', carry)
}
