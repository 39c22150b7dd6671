const HAN = /\p{sc=Han}/u
const KATAKANA = /[ァ-ヶ]/g

/**
 * The reading to show with a name, in hiragana: `ケンロクエン` of 兼六園 gives `けんろくえん`. Empty for a name without kanji, which can
 * be read, and for a reading that repeats the name.
 */
export function furiganaOf(name: string, kana: string): string {
  if (!HAN.test(name) || HAN.test(kana)) return ''
  return kana.replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60)).trim()
}
