import type { ContentRef } from '#domain/content/ref.ts'

/** Content selected in a picker, with its title and, if it has a page, its address. */
export type PickedContent = ContentRef & { title: string; href?: string | null }
