import { StatusError } from '#renderer/shell/errors/errors.ts'
import { isUnreachable } from '../store/refused.ts'

const SESSION_OVER = 401

/** Whether what could not be sent now is saved on this device; a session that is over is said on the page. */
export const isForLater = (error: unknown): boolean =>
  isUnreachable(error) && !(error instanceof StatusError && error.status === SESSION_OVER)

/** What is said then. */
export const SAVED_HERE = '通信できないため、この端末に保存しました。つながると自動で送ります。'
