import type { ManagementCall } from './call.ts'

export const DESK_CALLS: Record<string, ManagementCall> = {}
