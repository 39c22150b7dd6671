import { StatusError } from '#renderer/shell/errors/errors.ts'
import { isUnreachable } from '../store/refused.ts'

const SESSION_OVER = 401

/** Whether a change that could not be sent is saved on this device; an expired session is handled by the page. */
export const canSaveOffline = (error: unknown): boolean =>
  isUnreachable(error) && !(error instanceof StatusError && error.status === SESSION_OVER)

/** The message in that case. */
export const SAVED_HERE = '通信できないため、この端末に保存しました。つながると自動で送ります。'
