import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { Plugin } from 'prosemirror-state'
import { blockKeys } from '../keys/block-keys.ts'
import { WRITING_KEYS } from '../keys/keys.ts'
import { blockIds } from './block-ids.ts'
import { lastLine } from './last-line.ts'
import { lengthNotes } from './length-notes.ts'
import { placeholders } from './placeholders.ts'
import { problemMarks } from './problem-marks.ts'
import { slash } from './slash.ts'
import { trueSelection } from './true-selection.ts'
import { typingRules } from './typing-rules.ts'
import { wholeBlocks } from './whole-blocks.ts'

/** How long typing must rest before undoing takes back no more than what came after, in milliseconds. */
const REST = 700

/** `extra` are those that need the page around: what opens a dialog. */
export const editorPlugins = (extra: readonly Plugin[], say: (words: string) => void): Plugin[] => [
  trueSelection(),
  // Before the keys: while its menu is open, Enter chooses from it.
  slash(),
  ...extra,
  wholeBlocks(),
  typingRules(),
  blockKeys(say),
  keymap(WRITING_KEYS),
  history({ newGroupDelay: REST }),
  lastLine(),
  blockIds(),
  placeholders(),
  problemMarks(),
  lengthNotes(say),
  dropCursor({ color: 'var(--ai)', width: 2 }),
  gapCursor(),
]
