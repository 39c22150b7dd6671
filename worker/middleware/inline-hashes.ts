import { createHash } from 'node:crypto'
import { MEMBER_LINE } from '#renderer/auth/member-line.ts'
import { SHELL_LINES } from '#renderer/navigation/shell-script.ts'
import { LATE_LINES } from '../documents/late-script.ts'

/** The CSP source of an inline text, character for character: `'sha256-…'`. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The inline scripts of documents, each identical in all of them. Data blocks are no scripts. */
export const INLINE_SCRIPTS = [MEMBER_LINE, LATE_LINES, SHELL_LINES].map(hashSource)
