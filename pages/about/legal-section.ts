/** One numbered section of a legal text: `items` is a list after the paragraphs. */
export type LegalSection = { heading: string; paragraphs: string[]; items?: string[] }
