import type { DisclosureKind } from '#domain/disclosure.ts'

/** The kinds of advertisement, as an editor chooses among them. */
export const DISCLOSURE_TEXTS: Record<DisclosureKind, string> = {
  none: 'なし（広告ではない）',
  affiliate: 'アフィリエイト広告を含む',
  pr: 'タイアップ（PR）',
  gifted: '商品・サービスの提供を受けた',
  own: '自社の商品・サービス',
}
