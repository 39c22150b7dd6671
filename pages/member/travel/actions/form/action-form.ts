import { z } from 'zod'
import type { Card } from '#domain/content/card.ts'
import { japanTime } from '#domain/date/japan-time.ts'
import { cutText } from '#domain/text/cut-text.ts'
import { ACTION_REF_KINDS, ActionType, type TravelAction, TravelActionInput } from '#domain/travel/action.ts'
import { actionMistakes } from '#domain/travel/action-rules.ts'

/** The form values of a record; missing ones are ''. */
export type ActionValues = {
  type: ActionType
  title: string
  refKind: string
  refId: string
  date: string
  prefectureCode: string
  cityCode: string
  rating: string
  memo: string
}

const orNull = z.string().transform((text) => text || null)

/** The schema of the form. Its output is the body of the call, except the activity and the visibility. */
export const ActionForm = z
  .object({
    type: ActionType,
    title: z.string().trim().min(1, '場所を選ぶか、名前を書いてください。').max(80),
    refKind: orNull.pipe(z.enum(ACTION_REF_KINDS).nullable()),
    refId: orNull,
    date: orNull,
    prefectureCode: orNull,
    cityCode: orNull,
    rating: orNull.transform((text) => (text === null ? null : Number(text))),
    memo: TravelActionInput.shape.memo,
  })
  .superRefine((action, context) => {
    for (const { field, message } of actionMistakes(action, japanTime(new Date()).date))
      context.addIssue({ code: 'custom', path: [field], message })
  })
export type ActionFields = z.infer<typeof ActionForm>

export const emptyValues = (type: ActionType = 'visited'): ActionValues => ({
  type,
  title: '',
  refKind: '',
  refId: '',
  date: type === 'wish' ? '' : japanTime(new Date()).date,
  prefectureCode: '',
  cityCode: '',
  rating: '',
  memo: '',
})

export const valuesOf = (action: TravelAction): ActionValues => ({
  type: action.type,
  title: action.title,
  refKind: action.refKind ?? '',
  refId: action.refId ?? '',
  date: action.date ?? '',
  prefectureCode: action.prefectureCode ?? '',
  cityCode: action.cityCode ?? '',
  rating: action.rating === null ? '' : String(action.rating),
  memo: action.memo,
})

/** The values that a place from a list fills in. */
export const placeValues = ({ kind, id, title, prefectureCode }: Card) => ({
  title: cutText(title, 80),
  refKind: (ACTION_REF_KINDS as readonly string[]).includes(kind) ? kind : '',
  refId: (ACTION_REF_KINDS as readonly string[]).includes(kind) ? id : '',
  prefectureCode: prefectureCode ?? '',
  cityCode: '',
})
