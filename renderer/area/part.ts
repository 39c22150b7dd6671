import { type ComponentType, lazy } from 'react'
import { fatal } from '../shell/errors/wrappers.ts'

/** A lazily loaded page of an area. Failing to load it shows the error page. */
export const part = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await fatal(load) }))
