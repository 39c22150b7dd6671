import { createStore } from '#renderer/shell/messages/store.ts'

/** Whether the last request reached the site. */
export const reachState = createStore<'online' | 'offline'>('online')
