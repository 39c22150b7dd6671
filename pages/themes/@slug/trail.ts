import { listCrumb, type Trail, trail } from '#renderer/breadcrumb.ts'

export const themeTrail = ({ title }: { title: string }): Trail => trail(title, listCrumb('theme'))
