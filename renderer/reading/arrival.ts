/** Whether the reader followed a link of this site to the document. */
export const isArrival = (): boolean => document.referrer.startsWith(location.origin)
