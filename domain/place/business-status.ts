import { z } from 'zod'

export const BusinessStatus = z.enum(['open', 'tempClosed', 'closed', 'seasonal'])
export type BusinessStatus = z.infer<typeof BusinessStatus>
