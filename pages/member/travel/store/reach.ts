import { createStore } from '#renderer/shell/messages/store.ts'

/** Whether the site could be reached when it was asked last. */
export const reachState = createStore<'online' | 'offline'>('online')
