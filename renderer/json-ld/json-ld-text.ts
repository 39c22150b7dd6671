/**
 * A schema.org object as the text of a data script. `<` is escaped, so that no text of the content can close the
 * script element.
 */
export const jsonLdText = (value: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...value }).replaceAll('<', '\\u003c')
