import type { ManagementCall } from './call.ts'

export const MEDIA_CALLS: Record<string, ManagementCall> = {}
