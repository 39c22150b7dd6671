import { listCrumb, type Trail, trail } from '#renderer/breadcrumb.ts'

export const seriesTrail = ({ title }: { title: string }): Trail => trail(title, listCrumb('series'))
