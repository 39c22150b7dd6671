import type { ContentRef } from '#domain/content/ref.ts'

/** Content that somebody picked, with the name by which it is spoken of and, where it has a page, its address. */
export type PickedContent = ContentRef & { title: string; href?: string | null }
