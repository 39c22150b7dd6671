import { listHead } from '#renderer/list-page/list-head.ts'
import { LEAD, TITLE } from './words.ts'

export const head = listHead(TITLE, LEAD)
