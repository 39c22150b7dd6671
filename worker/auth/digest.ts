const sha256 = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The digest of a deleted subject: it is recognised, but not readable. 64 hexadecimal digits. */
export const subjectDigest = (subject: string): Promise<string> => sha256(`subject ${subject}`)

/**
 * The digest of an email address that is stored with an account: it finds the account of a known address, without a
 * list of addresses beside the provider's own (docs/decisions/2026-11-21-accounts.md). 64 hexadecimal digits.
 */
export const mailDigest = (mail: string): Promise<string> =>
  sha256(`mail ${mail.trim().normalize('NFC').toLowerCase()}`)

/** The digest of the token of a link in a mail, as it is stored. 64 hexadecimal digits. */
export const linkDigest = (token: string): Promise<string> => sha256(`link ${token}`)

/**
 * The digest of an email address that is no longer stored, with the id that it had: it is recognised if it is stated, and the
 * same address has another one in every record. 64 hexadecimal digits.
 */
export const formerMailDigest = (id: string, mail: string): Promise<string> =>
  sha256(`former mail ${id} ${mail.trim().normalize('NFC').toLowerCase()}`)
