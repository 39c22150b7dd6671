import type { Gift } from '../content/gift.ts'

/** Mandatory allergens (特定原材料, 食品表示基準 別表第14). Others, such as 大豆 or さば, are recommended (特定原材料に準ずるもの). */
const MANDATORY = ['えび', 'かに', 'くるみ', '小麦', 'そば', '卵', '乳', '乳成分', '落花生', 'ピーナッツ']

const CHECK_THE_LABEL = 'お求めの際は、商品の表示をご確認ください。'

/**
 * 特定原材料 and recommended allergens, one line each. Our list copies the product's label and may be incomplete, so
 * readers are always referred to the label. Products that are not food have no lines.
 */
export function allergenLines({ allergens, category }: Pick<Gift, 'allergens' | 'category'>): string[] {
  if (category === '工芸品') return []
  const mandatory = allergens.filter((name) => MANDATORY.includes(name))
  const others = allergens.filter((name) => !MANDATORY.includes(name))
  const stated = [
    mandatory.length > 0 && `特定原材料：${mandatory.join('、')}`,
    others.length > 0 && `特定原材料に準ずるもの：${others.join('、')}`,
  ].filter((line): line is string => Boolean(line))
  return [...(stated.length > 0 ? stated : ['特定原材料等の記載はありません。']), CHECK_THE_LABEL]
}
