import { type ComponentType, lazy } from 'react'
import { fatal } from '../shell/errors/wrappers.ts'

/** A page of an area whose code comes when it is opened. Without it there is no page. */
export const part = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await fatal(load) }))
