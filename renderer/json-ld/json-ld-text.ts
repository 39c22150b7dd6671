/** A thing of schema.org as the text of a data script. `<` is escaped, so that no text of the content can end the script. */
export const jsonLdText = (thing: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
