/** `/cdn-cgi/image/{size}/{address of the picture}` */
const PICTURE = /^\/cdn-cgi\/image\/[^/]+\/(.+)$/

export const isPicture = (path: string): boolean => PICTURE.test(path)

/** What all sizes of a picture have in common: its address. */
export const likeness = (path: string): string | undefined => PICTURE.exec(path)?.[1]
