/** Resolves ids and codes to names: 「金沢市」, 「山田花子」, 「スポット「兼六園」」. */
export type Names = {
  city: (code: string) => string
  author: (id: string) => string
  content: (id: string) => string
}

/** The ids and codes to resolve. */
export type RequestedNames = { cities: Set<string>; authors: Set<string>; contents: Set<string> }

/** Collects the requested names without resolving them. */
export function collectNames(): { names: Names; requested: RequestedNames } {
  const requested: RequestedNames = { cities: new Set(), authors: new Set(), contents: new Set() }
  const note = (list: Set<string>) => (key: string) => {
    list.add(key)
    return ''
  }
  return {
    names: {
      city: note(requested.cities),
      author: note(requested.authors),
      content: note(requested.contents),
    },
    requested,
  }
}
