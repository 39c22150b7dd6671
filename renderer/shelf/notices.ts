import { type Notice, updateNotice } from './notice-store.ts'

/** Shows a notice in place of the previous one. Its component is loaded with the first notice. */
export async function showNotice(notice: Notice) {
  updateNotice({ notice, from: document.activeElement })
  const { ShelfNotice } = await import('./ShelfNotice.tsx')
  updateNotice({ View: ShelfNotice })
}
