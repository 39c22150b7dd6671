import type { Block } from './block.ts'
import { blockDefinition } from './block-types.ts'

/** The text of one block: what is searched, counted and read aloud. */
export const blockText = ({ type, data }: Block): string => blockDefinition(type)?.text(data) ?? ''
