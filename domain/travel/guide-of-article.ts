import type { BlockOf } from '../blocks/block.ts'
import type { TimelineStep } from '../blocks/timeline/timeline-step.ts'
import { isGuidePlaceKind } from '../content/kind.ts'
import { clockOf, minutesOf } from '../date/japan-time.ts'
import type { Identifier } from '../text/identifier.ts'
import type { ActivityKind } from './activity.ts'
import {
  BLANK_ACTIVITY,
  blankGuide,
  daySections,
  type GuideStart,
  lastDay,
  type NewActivity,
  type NewGuide,
} from './new-guide.ts'
import { transportOf } from './transport-from-title.ts'

export type Course = BlockOf<'timeline'>['data']

/** Number of days of a course. */
export const courseDays = ({ steps }: Course): number => Math.max(...steps.map(({ day }) => day))

/** The latest time in a guide, 29:59. */
const LAST_MINUTE = 30 * 60 - 1

const endTime = ({ time, minutes }: TimelineStep): string | null => {
  if (time === null || minutes === null) return null
  const end = minutesOf(time) + minutes
  return end > LAST_MINUTE ? null : clockOf(end)
}

const KIND_OF_STEP = { stop: 'free', move: 'move', meal: 'restaurant', stay: 'hotel' } as const

/** A move stays a move regardless of its reference; otherwise the reference decides. */
const kindOf = ({ kind, ref }: TimelineStep): ActivityKind =>
  kind !== 'move' && ref && isGuidePlaceKind(ref.kind) ? ref.kind : KIND_OF_STEP[kind]

const activityOf = (step: TimelineStep, sectionId: Identifier, id: Identifier): NewActivity => {
  const { title, time, minutes, body, ref } = step
  const kind = kindOf(step)
  return {
    ...BLANK_ACTIVITY,
    id,
    sectionId,
    kind,
    title,
    refId: ref && ref.kind === kind ? ref.id : null,
    startTime: time,
    endTime: endTime(step),
    transport: kind === 'move' ? transportOf(title, minutes) : null,
    memo: body ?? '',
  }
}

type Article = { title: string; prefectureCode: string | null; hero: { address: string } }

/**
 * Creates a guide from an article's model course: a section per day, an activity or move per step with times, places
 * and comments. Titled by `start`.
 */
export function guideOfArticle(
  article: Article,
  course: Course,
  start: GuideStart,
  newId: () => Identifier,
): NewGuide {
  const days = courseDays(course)
  const sections = daySections(start.startDate, days, newId)
  return {
    guide: {
      ...blankGuide({ ...start, endDate: lastDay(start.startDate, days) }),
      coverImage: article.hero.address,
      prefectureCodes: article.prefectureCode ? [article.prefectureCode] : [],
      memo: `記事「${article.title}」の行程「${course.title}」から作りました。時刻や営業日は、出かける前にお確かめください。`,
    },
    sections,
    activities: course.steps.flatMap((step) => {
      const section = sections[step.day - 1]
      return section ? [activityOf(step, section.id, newId())] : []
    }),
  }
}
