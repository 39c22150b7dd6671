/** The kinds of files that are taken, told by their content alone. */
export type MediaFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

/**
 * What the bytes of one file say of the picture in it. `end`: where the picture is over; whatever follows is none of it.
 * `null` stands for a file that is cut off or contradicts itself.
 */
export type Anatomy = { width: number; height: number; end: number; isMoving: boolean }
