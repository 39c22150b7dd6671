/** Kinds of characters that a user pool may ask of a password. */
export const PASSWORD_CHARACTERS = ['lowercase', 'uppercase', 'number', 'symbol'] as const
export type PasswordCharacter = (typeof PASSWORD_CHARACTERS)[number]

/** What the user pool asks of a password, as the settings say. */
export type PasswordPolicy = { minLength: number; requires: readonly PasswordCharacter[] }

/** Cognito takes no longer ones. */
export const MAX_PASSWORD_LENGTH = 256

/** Cognito's own symbols, the space inside a password among them. */
const CHARACTERS: Record<PasswordCharacter, { label: string; pattern: RegExp }> = {
  lowercase: { label: '英小文字', pattern: /[a-z]/ },
  uppercase: { label: '英大文字', pattern: /[A-Z]/ },
  number: { label: '数字', pattern: /[0-9]/ },
  symbol: { label: '記号', pattern: /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/ },
}

/** What everybody who guesses at a password of this site tries first (docs/security/inventory.md). */
export const SITE_WORDS = ['tabishirube', 'shirube', 'たびしるべ', '旅しるべ', '道しるべ'] as const
const SITE_WORD = new RegExp(SITE_WORDS.join('|'), 'gi')
/** So many characters must be there besides. */
const LEAST_BESIDES = 6

const isSiteName = (password: string): boolean => {
  const rest = password.normalize('NFKC').replaceAll(SITE_WORD, '')
  return rest.length < password.normalize('NFKC').length && [...rest].length < LEAST_BESIDES
}

const labelsOf = (requires: readonly PasswordCharacter[]): string =>
  requires.map((name) => CHARACTERS[name].label).join('、')

/** What a form says of it beforehand: `8文字以上。英小文字、数字を含めてください。` */
export const passwordHint = ({ minLength, requires }: PasswordPolicy): string =>
  `${minLength}文字以上。${requires.length > 0 ? `${labelsOf(requires)}を含めてください。` : ''}`

/** Why a password does not conform, in the words of the error map, or `null`. */
export function passwordProblem({ minLength, requires }: PasswordPolicy, password: string): string | null {
  if ([...password].length < minLength) return `${minLength}文字以上で入力してください。`
  if (password.length > MAX_PASSWORD_LENGTH) return `${MAX_PASSWORD_LENGTH}文字以内で入力してください。`
  if (password !== password.trim()) return '前後の空白を取り除いてください。'
  const missing = requires.filter((name) => !CHARACTERS[name].pattern.test(password))
  if (missing.length > 0) return `${labelsOf(missing)}を含めてください。`
  return isSiteName(password) ? 'このサイトの名前に近いため、使えません。ほかの言葉を足してください。' : null
}
