import { createKeptShelf } from './kept-shelf.ts'

/** What readers keep who are not signed in. It never leaves this browser before a login merges it. */
export const deviceShelf = createKeptShelf({
  favorites: 'favorites',
  histories: 'histories',
  settings: 'shelf-settings',
})
