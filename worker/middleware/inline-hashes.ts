import { createHash } from 'node:crypto'
import { FIRST_LINES } from '#renderer/first-lines.ts'
import { SHELL_LINES } from '#renderer/navigation/shell-script.ts'
import { SPECULATION_RULES } from '#renderer/speculation-rules.ts'

/** The CSP source of an inline text, character for character: `'sha256-…'`. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The inline scripts of documents, each identical in all of them. Data blocks are no scripts. */
export const INLINE_SCRIPTS = [FIRST_LINES, SHELL_LINES, SPECULATION_RULES].map(hashSource)
