import type { ManagementCall } from './call.ts'

export const EXTRAS_CALLS: Record<string, ManagementCall> = {}
