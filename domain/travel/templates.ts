import type { Identifier } from '../text/identifier.ts'
import type { ActivityKind } from './activity.ts'
import { type ChecklistName, suggestedChecklist } from './checklists.ts'
import {
  BLANK_ACTIVITY,
  blankGuide,
  daySections,
  type GuideStart,
  lastDay,
  type NewActivity,
  type NewGuide,
  type NewSection,
} from './new-guide.ts'
import { transportOf } from './transport-from-title.ts'

type Line = { kind: ActivityKind; title: string; at?: string; memo?: string }
type Theme = { title: string; memo: string }

/** A trip template without places. `days` are the activities of each day, `themes` are sections without a day. */
type GuideTemplate = {
  name: string
  about: string
  days: readonly { title: string; lines: readonly Line[] }[]
  themes: readonly Theme[]
  checklists: readonly ChecklistName[]
}

const move = (title: string, at?: string): Line => ({ kind: 'move', title, at })
const stop = (title: string, at?: string, memo?: string): Line => ({ kind: 'free', title, at, memo })
const meal = (title: string, at?: string): Line => ({ kind: 'restaurant', title, at })
const stay = (title: string, at?: string, memo?: string): Line => ({ kind: 'hotel', title, at, memo })

const RAIN: Theme = { title: '雨の日の候補', memo: '屋根のある見どころを、ふたつほど選んでおきます。' }

export const GUIDE_TEMPLATES = {
  weekend: {
    name: '週末1泊2日',
    about: '土曜の朝に出て、日曜の夕方に帰る。見どころは一日にふたつまで。',
    days: [
      {
        title: '着いて、歩く',
        lines: [
          move('行きの移動', '08:30'),
          stop('最初の見どころ', '11:00'),
          meal('昼食', '12:30'),
          stop('午後の見どころ', '14:00'),
          stay('宿に入る', '16:30'),
        ],
      },
      {
        title: '朝を楽しんで、帰る',
        lines: [
          stop('朝の散歩', '07:00'),
          stop('宿を出る', '09:30', '荷物は宿か駅に預けます。'),
          stop('最後の見どころ', '10:00'),
          meal('昼食', '12:00'),
          stop('おみやげ', '13:30'),
          move('帰りの移動', '15:00'),
        ],
      },
    ],
    themes: [RAIN],
    checklists: ['always', 'overnight', 'before'],
  },
  daytrip: {
    name: '日帰り',
    about: '朝に出て、夜には家へ。移動は片道2時間までが目安です。',
    days: [
      {
        title: '',
        lines: [
          move('行きの移動', '08:00'),
          stop('いちばん見たいところ', '10:00', '混む前の午前に。'),
          meal('昼食', '12:00'),
          stop('午後の見どころ', '13:30'),
          stop('お茶とおみやげ', '15:30'),
          move('帰りの移動', '17:00'),
        ],
      },
    ],
    themes: [RAIN],
    checklists: ['always', 'daytrip'],
  },
  onsen: {
    name: '温泉でゆっくり',
    about: '予定は少なく、湯と食事を中心に。2泊3日。',
    days: [
      {
        title: '早めに着く',
        lines: [
          move('行きの移動', '10:00'),
          meal('昼食', '12:30'),
          stay('宿に入る', '15:00'),
          stop('一度目の湯', '16:00'),
        ],
      },
      {
        title: '何もしない日',
        lines: [
          stop('朝湯', '07:00'),
          stop('湯町をひとまわり', '10:30'),
          meal('昼食', '12:30'),
          stop('昼寝と湯', '15:00'),
        ],
      },
      {
        title: '帰る前に、もう一度',
        lines: [
          stop('朝湯', '06:30'),
          stop('宿を出る', '10:00'),
          stop('おみやげ', '10:30'),
          move('帰りの移動', '12:00'),
        ],
      },
    ],
    themes: [{ title: '外湯・立ち寄り湯の候補', memo: '定休日と最終受付を確かめておきます。' }],
    checklists: ['always', 'overnight', 'onsen', 'before'],
  },
  kids: {
    name: '子ども連れ',
    about: '昼寝と休けいの時間を先に決める、1泊2日。',
    days: [
      {
        title: '移動は短く',
        lines: [
          move('行きの移動', '09:00'),
          stop('体を動かすところ', '11:00'),
          meal('昼食', '12:00'),
          stop('休けい・昼寝', '13:30'),
          stop('午後の見どころ', '15:00'),
          stay('宿に入る', '16:30', 'こども用の食事と寝具を、予約のときに頼みます。'),
        ],
      },
      {
        title: '早めに帰る',
        lines: [
          stop('宿を出る', '09:30'),
          stop('こどもの行きたいところ', '10:00'),
          meal('昼食', '11:30'),
          move('帰りの移動', '13:00'),
        ],
      },
    ],
    themes: [RAIN, { title: '近くの病院・授乳室', memo: '出かける前に調べて、書いておきます。' }],
    checklists: ['always', 'overnight', 'kids', 'before'],
  },
  business: {
    name: '出張のついで',
    about: '仕事の前の晩と、終わったあとの半日を旅に。1泊2日。',
    days: [
      {
        title: '仕事の日',
        lines: [
          move('行きの移動', '07:30'),
          stop('仕事', '10:00'),
          stay('宿に入る', '18:00'),
          meal('土地の夕食', '19:00'),
        ],
      },
      {
        title: '半日の旅',
        lines: [
          stop('朝市か、朝の散歩', '07:00'),
          stop('見どころをひとつ', '09:30'),
          meal('昼食', '12:00'),
          stop('職場へのおみやげ', '13:00'),
          move('帰りの移動', '14:00'),
        ],
      },
    ],
    themes: [],
    checklists: ['always', 'overnight', 'work'],
  },
  walk: {
    name: '山と自然を歩く',
    about: '日の出ているうちに歩き終える、1泊2日。',
    days: [
      {
        title: '支度をして、足慣らし',
        lines: [
          move('行きの移動', '09:00'),
          meal('昼食', '12:00'),
          stop('短い道を歩く', '13:00'),
          stay('宿に入る', '16:00', '翌日の天気と登山口の開閉を確かめます。'),
        ],
      },
      {
        title: '歩く日',
        lines: [
          stop('歩きはじめる', '07:00'),
          stop('引き返す時刻', '11:00', 'この時刻を過ぎたら、途中でも戻ります。'),
          stop('下りてくる', '14:00'),
          stop('湯に寄る', '15:00'),
          move('帰りの移動', '16:30'),
        ],
      },
    ],
    themes: [{ title: '天気が悪いとき', memo: '歩かない日の過ごし方を、ひとつ決めておきます。' }],
    checklists: ['always', 'overnight', 'walk', 'before'],
  },
} as const satisfies Record<string, GuideTemplate>

type TemplateName = keyof typeof GUIDE_TEMPLATES
export const TEMPLATE_NAMES = Object.keys(GUIDE_TEMPLATES) as [TemplateName, ...TemplateName[]]

export const templateOf = (name: TemplateName): GuideTemplate => GUIDE_TEMPLATES[name]

/** A guide from a template: dated from the first day, with the season's checklist. */
export function guideOfTemplate(name: TemplateName, start: GuideStart, newId: () => Identifier): NewGuide {
  const { days, themes, checklists } = templateOf(name)
  const dated = daySections(start.startDate, days.length, newId).map(
    (section, index): NewSection => ({ ...section, title: days[index]?.title ?? '' }),
  )
  const apart = themes.map(
    ({ title, memo }): NewSection => ({ id: newId(), kind: 'theme', date: null, title, memo }),
  )
  const lines = days.flatMap(({ lines }, day) =>
    lines.flatMap((line) => {
      const section = dated[day]
      return section ? [activityOf(line, section.id, newId())] : []
    }),
  )
  return {
    guide: {
      ...blankGuide({ ...start, endDate: lastDay(start.startDate, days.length) }),
      checklist: suggestedChecklist(checklists, start.startDate, newId),
    },
    sections: [...dated, ...apart],
    activities: lines,
  }
}

const activityOf = ({ kind, title, at, memo }: Line, sectionId: Identifier, id: Identifier): NewActivity => ({
  ...BLANK_ACTIVITY,
  id,
  sectionId,
  kind,
  title,
  startTime: at ?? null,
  transport: kind === 'move' ? transportOf(title, null) : null,
  memo: memo ?? '',
  status: 'idea',
})
