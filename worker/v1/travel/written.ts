import type { Context } from 'hono'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import type { Written } from '../../db/travel/rows.ts'
import { conflict, notFound, wrongField } from '../answer.ts'

const FULL: Record<keyof typeof TRAVEL_LIMITS, string> = {
  guides: `しおりは${TRAVEL_LIMITS.guides}冊まで作れます。使わないしおりを削除してから、もう一度お試しください。`,
  sections: `1冊のしおりに入れられる日程とテーマは、合わせて${TRAVEL_LIMITS.sections}件までです。`,
  activitiesOfSection: `1つの日程やテーマに入れられる予定は${TRAVEL_LIMITS.activitiesOfSection}件までです。`,
  activitiesOfGuide: `1冊のしおりに入れられる予定は${TRAVEL_LIMITS.activitiesOfGuide}件までです。`,
  checklist: `持ちものリストは${TRAVEL_LIMITS.checklist}件までです。`,
  actions: `記録は${TRAVEL_LIMITS.actions}件までです。`,
  photos: `写真は${TRAVEL_LIMITS.photos}枚までです。`,
}

/** 409 with the exceeded limit. */
export const full = (c: Context, limit: keyof typeof TRAVEL_LIMITS) => conflict(c, FULL[limit])

/**
 * Returns the result, or throws the refusal: 404, 409 or 422. `name` is the key of the value in the answer; `inside` is
 * the path of its fields in the body.
 */
export function written<Value>(c: Context, result: Written<Value>, name: string, inside: string): Value {
  switch (result.outcome) {
    case 'saved':
      return result.value
    case 'missing':
      throw notFound(c)
    case 'taken':
      throw conflict(c, '保存できませんでした。お手数ですが、もう一度作り直してください。')
    case 'full':
      throw full(c, result.limit)
    case 'conflict':
      throw conflict(c, 'ほかの画面または端末で変更されています。内容を確認してください。', {
        [name]: result.current,
      })
    case 'wrong':
      throw wrongField(c, `${inside}.${result.field}`, result.message)
  }
}
