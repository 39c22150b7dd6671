import type { Note } from '#domain/blocks/note.ts'

const PROPERTIES_DATABASE = {
  title: '国指定文化財等データベース',
  publisher: '文化庁',
  url: 'https://kunishitei.bunka.go.jp/bsys/index',
  checkedAt: '2026-11-20',
}

/** The notes of the sample content, which its texts cite by name: `[^onsen-law]`. */
const NOTES: Readonly<Record<string, Note>> = {
  'basho-monuments': {
    text: '中尊寺金色堂と羽黒山五重塔は国宝、立石寺中堂は重要文化財。',
    ...PROPERTIES_DATABASE,
  },
  'onsen-law': {
    text: '温泉の成分、禁忌症、入浴の注意は、湯を使う施設の見やすい場所に掲示されている。',
    title: '温泉法（昭和23年法律第125号）第18条',
    publisher: 'e-Gov法令検索',
    url: 'https://laws.e-gov.go.jp/law/323AC0000000125',
    checkedAt: '2026-11-20',
  },
  'hot-spring-heat': {
    text: '温泉の数には、湧き出るときに25度に満たなくても、定められた成分のある水が含まれる。',
    title: '温泉法（昭和23年法律第125号）第2条、別表',
    publisher: 'e-Gov法令検索',
    url: 'https://laws.e-gov.go.jp/law/323AC0000000125',
    checkedAt: '2026-11-20',
  },
  yachiyoza: { text: null, ...PROPERTIES_DATABASE },
}

export function noteOf(name: string): Note {
  const note = NOTES[name]
  if (!note) throw new Error(`There is no note ${name} in seed/notes.ts`)
  return note
}
