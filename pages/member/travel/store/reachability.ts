import { StatusError } from '#renderer/shell/errors/errors.ts'
import { createStore } from '#renderer/shell/messages/store.ts'
import { isRefusal } from '#renderer/sync/engine.ts'

/** Whether the last request reached the site. */
export const reachState = createStore<'online' | 'offline'>('online')

const SESSION_OVER = 401

/** Whether a change that could not be sent waits on this device; an expired session is reported elsewhere. */
export const isOffline = (error: unknown): boolean =>
  !isRefusal(error) && !(error instanceof StatusError && error.status === SESSION_OVER)
