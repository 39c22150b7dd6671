import { listLoader } from '#renderer/list-page/list-loader.ts'

export const loader = listLoader('hotel')
