/** What stands for a number or an id in words: 「金沢市」, 「山田花子」, 「スポット「兼六園」」. */
export type Names = {
  city: (code: string) => string
  author: (id: string) => string
  content: (id: string) => string
}

/** Which of them somebody asked for. */
export type Asked = { cities: Set<string>; authors: Set<string>; contents: Set<string> }

/** Names that nobody knows yet, and a list of those that were asked for. */
export function askedNames(): { names: Names; asked: Asked } {
  const asked: Asked = { cities: new Set(), authors: new Set(), contents: new Set() }
  const note = (list: Set<string>) => (key: string) => {
    list.add(key)
    return ''
  }
  return {
    names: { city: note(asked.cities), author: note(asked.authors), content: note(asked.contents) },
    asked,
  }
}
