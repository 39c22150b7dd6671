import { listHead } from '#renderer/list-page/list-head.ts'
import { LEAD } from './text.ts'

export const head = listHead('goods', LEAD)
