const sha256 = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** How a subject that has left is remembered: it can be recognised, and is nobody's name. 64 hexadecimal digits. */
export const subjectDigest = (subject: string): Promise<string> => sha256(`subject ${subject}`)

/**
 * How a mail address is kept with an account: enough to find the account of an address that one knows, without a list
 * of addresses beside the provider's own (docs/decisions/2026-11-21-accounts.md). 64 hexadecimal digits.
 */
export const mailDigest = (mail: string): Promise<string> =>
  sha256(`mail ${mail.trim().normalize('NFC').toLowerCase()}`)
