import { type FormSpec, generalPath } from './spec.ts'

/** What a place of a form is called, for what speaks of it elsewhere: `hours.regular.1.open` is 「時間帯 2：開く時刻」. */
export function placeLabel({ words }: Pick<FormSpec, 'words'>, path: string): string {
  const own = words[generalPath(path)]
  const [, list = '', index] = /^(.*)\.(\d+)(?:\.|$)/.exec(path) ?? []
  const listWords = words[generalPath(list)]
  const entry = listWords && `${listWords.entry ?? listWords.label} ${Number(index) + 1}`
  return [entry, own?.label].filter(Boolean).join('：') || path
}
