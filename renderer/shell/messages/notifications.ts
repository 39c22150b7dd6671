import { createStore } from './store.ts'

/** What a message means; its colour follows from it. `danger` interrupts a screen reader, the others wait. */
export type MessageColor = 'info' | 'success' | 'warning' | 'danger'

export type Notification = {
  uuid: string
  color: MessageColor
  description: string
  /** How long it stays on the screen, in milliseconds. */
  duration: number
  createdAt: number
  /** When it was taken from the queue to be displayed. */
  discardedAt?: number
  /** Something that can be done about it: undo, try again. */
  action?: { label: string; onSelect: () => void }
  /** Whether it speaks of this page only, and does not go along to the next document. */
  isOfPage?: boolean
}

type Notifications = { pending: readonly Notification[]; displayed: readonly Notification[] }

const NOTIFICATION_DURATION = 5000

/** From the queue to the screen (spec §4, "Notifications"). */
export const notifications = createStore<Notifications>({ pending: [], displayed: [] })

type Message = Pick<Notification, 'description'> &
  Partial<Pick<Notification, 'color' | 'duration' | 'action' | 'isOfPage'>>

/** Queues a message and answers with its uuid. Usable from anywhere, React or not. */
export function notify({ description, color = 'info', duration = NOTIFICATION_DURATION, ...rest }: Message) {
  const { pending, displayed } = notifications.get()
  const uuid: string = crypto.randomUUID()
  const notification = { uuid, color, description, duration, createdAt: Date.now(), ...rest }
  notifications.set({ pending: [...pending, notification], displayed })
  return uuid
}

/** Takes what waits, oldest first, to be displayed. */
export function popNotifications(): void {
  const { pending, displayed } = notifications.get()
  const waiting = pending.filter(({ discardedAt }) => discardedAt === undefined)
  if (waiting.length === 0) return
  const discardedAt = Date.now()
  const taken = waiting
    .map((notification) => ({ ...notification, discardedAt }))
    .toSorted((one, other) => one.createdAt - other.createdAt)
  notifications.set({
    pending: pending.map((one) => taken.find(({ uuid }) => uuid === one.uuid) ?? one),
    displayed: [...displayed, ...taken],
  })
}

/** Takes one off the screen, or out of the queue. */
export function deleteNotification(uuid: string): void {
  const { pending, displayed } = notifications.get()
  const others = (list: readonly Notification[]) => list.filter((one) => one.uuid !== uuid)
  notifications.set({ pending: others(pending), displayed: others(displayed) })
}

/** Takes all of them away, shown or waiting. */
export const clearNotifications = (): void => notifications.set({ pending: [], displayed: [] })

/** Forgets in the queue what was displayed. */
export function cleanUpNotifications(): void {
  const { pending, displayed } = notifications.get()
  const waiting = pending.filter(({ discardedAt }) => discardedAt === undefined)
  if (waiting.length < pending.length) notifications.set({ pending: waiting, displayed })
}
