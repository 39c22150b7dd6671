/**
 * The digits of a typed or pasted code: full width is normalised (NFKC), other characters are removed (`１２３ ４５６` →
 * `123456`).
 */
export const digitsOf = (typed: string): string => typed.normalize('NFKC').replaceAll(/\D/g, '')
