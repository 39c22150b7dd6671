import { flash, showFlash } from '../shell/messages/flash.ts'
import {
  type MessageColor,
  type Notification,
  notifications,
  notify,
} from '../shell/messages/notifications.ts'

const KEY = 'messages'
/** What was said longer ago was read, or belongs to another visit, in milliseconds. */
const STILL_NEW = 10_000

/** Too short to read again, in milliseconds: what was shown so long was read. */
const AS_GOOD_AS_READ = 1000

type Message = { color: MessageColor; description: string; duration: number }
type Carried = { at: number; notifications: Message[]; flash: Message | null }

const messageOf = ({ color, description, duration }: Message): Message => ({ color, description, duration })

/** Without the time that it was on the screen, so that no message follows a reader from page to page. */
const remaining = (notification: Notification): Message => {
  const shownFor = Date.now() - (notification.discardedAt ?? Date.now())
  return { ...messageOf(notification), duration: notification.duration - shownFor }
}

const carry = () => {
  const { pending, displayed } = notifications.get()
  // What offers to do something can do it in its own document only.
  const said = [...displayed, ...pending.filter(({ discardedAt }) => discardedAt === undefined)]
    .filter(({ action, isOfPage }) => !action && !isOfPage)
    .map(remaining)
    .filter(({ duration }) => duration > AS_GOOD_AS_READ)
  const current = flash.get()
  try {
    if (said.length === 0 && !current) sessionStorage.removeItem(KEY)
    else {
      const carried: Carried = { at: Date.now(), notifications: said, flash: current && messageOf(current) }
      sessionStorage.setItem(KEY, JSON.stringify(carried))
    }
  } catch {
    // Without a storage the message ends with its document.
  }
}

const read = (): Carried | null => {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return text ? (JSON.parse(text) as Carried) : null
  } catch {
    return null
  }
}

/** Says here what was being said when the document before this one was left, and hands on what is being said now. */
export function carryMessages(): void {
  const carried = read()
  if (carried && Date.now() - carried.at < STILL_NEW) {
    for (const message of carried.notifications) notify(message)
    if (carried.flash) showFlash(carried.flash)
  }
  addEventListener('pagehide', carry)
}
