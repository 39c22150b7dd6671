import { createStore } from './store.ts'

/** The meaning of a message, which determines its colour. `danger` interrupts screen readers, the others are polite. */
export type MessageColor = 'info' | 'success' | 'warning' | 'danger'

export type Notification = {
  uuid: string
  color: MessageColor
  description: string
  /** How long it is shown, in milliseconds. */
  duration: number
  createdAt: number
  /** When it was taken from the queue to be displayed. */
  discardedAt?: number
  /** An action of the notification: undo, retry. */
  action?: { label: string; onSelect: () => void }
  /** Whether it concerns only this page and is not carried over to the next document. */
  isOfPage?: boolean
}

type Notifications = { pending: readonly Notification[]; displayed: readonly Notification[] }

const NOTIFICATION_DURATION = 5000

/** From the queue to the screen (spec §4, "Notifications"). */
export const notifications = createStore<Notifications>({ pending: [], displayed: [] })

type Message = Pick<Notification, 'description'> &
  Partial<Pick<Notification, 'color' | 'duration' | 'action' | 'isOfPage'>>

/** Queues a message and returns its uuid. Usable outside React. */
export function notify({ description, color = 'info', duration = NOTIFICATION_DURATION, ...rest }: Message) {
  const { pending, displayed } = notifications.get()
  const uuid: string = crypto.randomUUID()
  const notification = { uuid, color, description, duration, createdAt: Date.now(), ...rest }
  notifications.set({ pending: [...pending, notification], displayed })
  return uuid
}

/** Moves queued messages to the display, oldest first. */
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

/** Removes one from the screen or the queue. */
export function deleteNotification(uuid: string): void {
  const { pending, displayed } = notifications.get()
  const others = (list: readonly Notification[]) => list.filter((one) => one.uuid !== uuid)
  notifications.set({ pending: others(pending), displayed: others(displayed) })
}

/** Removes all, shown or queued. */
export const clearNotifications = (): void => notifications.set({ pending: [], displayed: [] })

/** Removes displayed messages from the queue. */
export function cleanUpNotifications(): void {
  const { pending, displayed } = notifications.get()
  const waiting = pending.filter(({ discardedAt }) => discardedAt === undefined)
  if (waiting.length < pending.length) notifications.set({ pending: waiting, displayed })
}
