/** `/cdn-cgi/image/{size}/{address of the picture}` */
const PICTURE = /^\/cdn-cgi\/image\/[^/]+\/(.+)$/

export const isPicture = (path: string): boolean => PICTURE.test(path)

/** The URL of the original, which all sizes of a picture share. */
export const likeness = (path: string): string | undefined => PICTURE.exec(path)?.[1]
