import type { ManagementCall } from './call.ts'

export const PUBLICATIONS_CALLS: Record<string, ManagementCall> = {}
