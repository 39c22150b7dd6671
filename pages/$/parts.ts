import type { ComponentType } from 'react'

/** The pages of the management area by address (domain/management-pages.ts): `part(() => import(…))`. */
export const MANAGEMENT_PARTS: Record<string, ComponentType> = {}
