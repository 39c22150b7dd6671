/** The content of the QR code: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export const totpUri = (issuer: string, account: string, secret: string): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
