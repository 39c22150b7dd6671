import { type ComponentType, lazy } from 'react'

/** A page of an area whose code comes when it is opened. */
export const part = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))
