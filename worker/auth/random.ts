const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const HEX = '0123456789abcdef'

/** Bytes from here on would make some characters more likely than others. */
const fairLimit = (alphabet: string) => 256 - (256 % alphabet.length)

function randomFrom(alphabet: string, length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < fairLimit(alphabet) && text.length < length) text += alphabet[byte % alphabet.length]
  }
  return text
}

/** Random letters and digits with equal probability: states, verifiers, nonces (spec §9). */
export const randomText = (length: number): string => randomFrom(LETTERS, length)

/** A template with every `x` in it replaced by a random hexadecimal digit (spec §9). */
export const filledTemplate = (template: string): string => template.replaceAll('x', () => randomFrom(HEX, 1))
