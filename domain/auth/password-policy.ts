/** Character classes that a user pool can require in a password. */
export const PASSWORD_CHARACTERS = ['lowercase', 'uppercase', 'number', 'symbol'] as const
type PasswordCharacter = (typeof PASSWORD_CHARACTERS)[number]

/** The password policy of the user pool, from its settings. */
export type PasswordPolicy = { minLength: number; requires: readonly PasswordCharacter[] }

/** Cognito's maximum. */
const MAX_PASSWORD_LENGTH = 256

/** Cognito's symbols, including the space inside a password. */
const CHARACTERS: Record<PasswordCharacter, { label: string; pattern: RegExp }> = {
  lowercase: { label: '英小文字', pattern: /[a-z]/ },
  uppercase: { label: '英大文字', pattern: /[A-Z]/ },
  number: { label: '数字', pattern: /[0-9]/ },
  symbol: { label: '記号', pattern: /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/ },
}

/** The site's names: the first words an attacker tries in passwords (docs/security/inventory.md). */
export const SITE_WORDS = ['tabishirube', 'shirube', 'たびしるべ', '旅しるべ', '道しるべ'] as const
const SITE_NAME_PATTERN = new RegExp(SITE_WORDS.join('|'), 'gi')
/** Minimum number of characters besides those names. */
const MIN_OTHER_CHARACTERS = 6

const isSiteName = (password: string): boolean => {
  const rest = password.normalize('NFKC').replaceAll(SITE_NAME_PATTERN, '')
  return rest.length < password.normalize('NFKC').length && [...rest].length < MIN_OTHER_CHARACTERS
}

const labelsOf = (requires: readonly PasswordCharacter[]): string =>
  requires.map((name) => CHARACTERS[name].label).join('、')

/** The hint of a form: `8文字以上。英小文字、数字を含めてください。` */
export const passwordHint = ({ minLength, requires }: PasswordPolicy): string =>
  `${minLength}文字以上。${requires.length > 0 ? `${labelsOf(requires)}を含めてください。` : ''}`

/** Why a password violates the policy, as a message of the error map; `null` when it does not. */
export function passwordProblem({ minLength, requires }: PasswordPolicy, password: string): string | null {
  if ([...password].length < minLength) return `${minLength}文字以上で入力してください。`
  if (password.length > MAX_PASSWORD_LENGTH) return `${MAX_PASSWORD_LENGTH}文字以内で入力してください。`
  if (password !== password.trim()) return '前後の空白を取り除いてください。'
  const missing = requires.filter((name) => !CHARACTERS[name].pattern.test(password))
  if (missing.length > 0) return `${labelsOf(missing)}を含めてください。`
  return isSiteName(password) ? 'このサイトの名前に近いため、使えません。ほかの言葉を足してください。' : null
}
