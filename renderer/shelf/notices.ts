import { type Notice, showNotice } from './notice-store.ts'

/** Shows a notice in place of the one before. What draws it is loaded when there is something to say. */
export async function say(notice: Notice) {
  showNotice({ notice, from: document.activeElement })
  const { ShelfNotice } = await import('./ShelfNotice.tsx')
  showNotice({ View: ShelfNotice })
}
