import { listCrumb, type Trail, trail } from '#renderer/breadcrumb.ts'

export const campaignTrail = ({ title }: { title: string }): Trail => trail(title, listCrumb('campaign'))
