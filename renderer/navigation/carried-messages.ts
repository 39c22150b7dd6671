import { flash, showFlash } from '../shell/messages/flash.ts'
import { type MessageColor, notifications, notify } from '../shell/messages/notifications.ts'

const KEY = 'messages'
/** What was said longer ago was read, or belongs to another visit, in milliseconds. */
const STILL_NEW = 10_000

type Message = { color: MessageColor; description: string; duration: number }
type Carried = { at: number; notifications: Message[]; flash: Message | null }

const messageOf = ({ color, description, duration }: Message): Message => ({ color, description, duration })

const carry = () => {
  const { pending, displayed } = notifications.get()
  // What offers to do something can do it in its own document only.
  const said = [...displayed, ...pending]
    .filter(({ action, isOfPage }) => !action && !isOfPage)
    .map(messageOf)
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
