import { listCrumb, type Trail, trail } from '#renderer/breadcrumb.ts'

export const featureTrail = ({ title }: { title: string }): Trail => trail(title, listCrumb('feature'))
