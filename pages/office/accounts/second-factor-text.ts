import type { ListedSecondFactor } from '#domain/office/listed-account.ts'

const TEXTS: Record<ListedSecondFactor, string> = {
  on: 'あり',
  grace: '猶予中',
  missing: 'なし',
  unknown: '未確認',
}

/** Whether somebody has a second factor, in a word; a dash for who needs none. */
export const secondFactorText = (secondFactor: ListedSecondFactor | null): string =>
  secondFactor ? TEXTS[secondFactor] : '—'
