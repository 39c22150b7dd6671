import type { ManagementCall } from './call.ts'

export const MANUSCRIPTS_CALLS: Record<string, ManagementCall> = {}
