/** One numbered part of a legal text: `items` is a list that follows the paragraphs. */
export type LegalSection = { heading: string; paragraphs: string[]; items?: string[] }
