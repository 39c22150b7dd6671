import type { ReactElement } from 'react'

/** A part of pages in each of its states, by their names; `''` if there is only one. */
export type Part = { name: string; states: Record<string, ReactElement>; isSmall: boolean }

/** Parts by their files, without the extension. */
export type Parts = Record<string, Part>

export const part = (name: string, states: Part['states'], isSmall = false): Part => ({
  name,
  states,
  isSmall,
})

/** Small enough for two states side by side. */
export const smallPart = (name: string, states: Part['states']): Part => part(name, states, true)
