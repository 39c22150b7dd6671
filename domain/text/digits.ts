/**
 * The digits of a code as it is typed or pasted: full width becomes half width (NFKC), and what people put between
 * digits goes (`１２３ ４５６` → `123456`).
 */
export const digitsOf = (typed: string): string => typed.normalize('NFKC').replaceAll(/\D/g, '')
