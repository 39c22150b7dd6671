import type { Identifier } from '../text/identifier.ts'
import type { ChecklistItem } from './guide.ts'

/** Checklist templates by purpose of the trip. `category` is the heading in the checklist. */
const CHECKLISTS = {
  always: {
    category: '持ちもの',
    items: ['きっぷ・予約の控え', '現金とカード', '健康保険証', '充電器とモバイルバッテリー', '常備薬'],
  },
  overnight: { category: '持ちもの', items: ['着替え', '洗面用具', '寝間着'] },
  before: { category: '出発まで', items: ['宿の予約を確かめる', '帰りのきっぷを取る', '戸締まりと火の元'] },
  daytrip: { category: '持ちもの', items: ['折りたたみ傘', '飲みもの', '歩きやすい靴'] },
  onsen: { category: '温泉', items: ['手ぬぐい・タオル', '湯上がりの羽織りもの', '保湿クリーム', '小銭'] },
  kids: {
    category: '子どもの荷物',
    items: [
      '着替えを多めに',
      'おやつと飲みもの',
      '母子手帳・医療証',
      'ウェットティッシュ',
      '車内で遊べるもの',
    ],
  },
  work: { category: '仕事', items: ['名刺', 'パソコンと電源', '領収書を入れる袋', '訪問先の連絡先'] },
  walk: { category: '歩く支度', items: ['履き慣れた靴', '雨具', '地図（電波のない場所用）', '行動食'] },
  spring: { category: '春', items: ['花粉の対策', '薄手の上着', '日焼け止め'] },
  summer: { category: '夏', items: ['帽子と日傘', '水筒', '虫よけ', '汗ふきタオル', '日焼け止め'] },
  autumn: { category: '秋', items: ['重ね着できる上着', '日が短いので懐中電灯'] },
  winter: { category: '冬', items: ['滑りにくい靴', '手袋とマフラー', '使い捨てカイロ'] },
} as const satisfies Record<string, { category: string; items: readonly string[] }>

export type ChecklistName = keyof typeof CHECKLISTS

type Season = 'spring' | 'summer' | 'autumn' | 'winter'

const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']

/** The season of an ISO day in Japan: spring from March, summer from June, autumn from September. */
const seasonOf = (date: string): Season =>
  SEASONS[Math.floor((Number(date.slice(5, 7)) % 12) / 3)] ?? 'winter'

/** Items of several templates, and of the season of the first day if set; without duplicates. */
export function suggestedChecklist(
  names: readonly ChecklistName[],
  startDate: string | null,
  newId: () => Identifier,
): ChecklistItem[] {
  const lists = [...names, ...(startDate ? [seasonOf(startDate)] : [])].map((name) => CHECKLISTS[name])
  const items = lists.flatMap(({ category, items }) => items.map((text) => ({ category, text })))
  const unique = new Map(items.toReversed().map((item) => [item.text, item]))
  return items
    .filter((item) => unique.get(item.text) === item)
    .map(({ category, text }) => ({ id: newId(), text, category, done: false }))
}
