import type { ListedSecondFactor } from '#domain/office/listed-account.ts'

const TEXTS: Record<ListedSecondFactor, string> = {
  on: 'あり',
  grace: '猶予中',
  missing: 'なし',
  unknown: '未確認',
}

/** State of the second factor; a dash if none is required. */
export const secondFactorText = (secondFactor: ListedSecondFactor | null): string =>
  secondFactor ? TEXTS[secondFactor] : '—'
