import { listCrumb, type Trail, trail } from '#renderer/breadcrumb.ts'

export const authorTrail = ({ name }: { name: string }): Trail => trail(name, listCrumb('article-page'))
