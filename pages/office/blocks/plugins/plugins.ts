import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { Plugin } from 'prosemirror-state'
import { blockKeys } from '../keys/block-keys.ts'
import { WRITING_KEYS } from '../keys/keys.ts'
import { atomSelection } from './atom-selection.ts'
import { blockIds } from './block-ids.ts'
import { findPlugin } from './find.ts'
import { heldRanges } from './held-range.ts'
import { lastLine } from './last-line.ts'
import { lengthNotes } from './length-notes.ts'
import { listDepths } from './list-depths.ts'
import { notePresses } from './note-presses.ts'
import { placeholders } from './placeholders.ts'
import { problemMarks } from './problem-marks.ts'
import { slash } from './slash.ts'
import { syncDomSelection } from './sync-selection.ts'
import { typingRules } from './typing-rules.ts'

/** Pause in typing that starts a new undo step, in milliseconds. */
const UNDO_GROUP_DELAY_MS = 700

/** `extra`: plugins that depend on the page, such as those that open dialogs. */
export const editorPlugins = (extra: readonly Plugin[], announce: (message: string) => void): Plugin[] => [
  syncDomSelection(),
  // Before the keymaps: with the menu open, Enter selects an entry.
  slash(),
  ...extra,
  atomSelection(),
  notePresses(),
  typingRules(),
  blockKeys(announce),
  keymap(WRITING_KEYS),
  history({ newGroupDelay: UNDO_GROUP_DELAY_MS }),
  lastLine(),
  listDepths(),
  blockIds(),
  placeholders(),
  problemMarks(),
  findPlugin(),
  heldRanges(),
  lengthNotes(announce),
  dropCursor({ color: 'var(--ai)', width: 2 }),
  gapCursor(),
]
