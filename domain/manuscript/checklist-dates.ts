import { advice, blocking, momentIn, problemsIf, type Rule, recordIn } from './checklist-rule.ts'
import { fieldLabel } from './labels/field-label.ts'

const runRules: Rule = (kind, { startAt, endAt }, { now }) => {
  if (kind !== 'campaign' && kind !== 'sponsored-page') return []
  const [startLabel, endLabel] = [fieldLabel(kind, 'startAt'), fieldLabel(kind, 'endAt')]
  const [start, end] = [momentIn(startAt), momentIn(endAt)]
  return problemsIf(
    end <= start && blocking('endAt', `${endLabel}は、${startLabel}よりあとにしてください。`),
    end <= now.getTime() && advice('endAt', `${endLabel}を過ぎています。`),
  )
}

const featureRules: Rule = (kind, fields) => {
  const { from, to } = recordIn(fields.period)
  return problemsIf(
    kind === 'feature' &&
      momentIn(to) < momentIn(from) &&
      blocking('period.to', '扱う期間の最終日は、初日よりあとにしてください。'),
  )
}

const articleDateRules: Rule = (kind, { visitedAt }, { now }) =>
  problemsIf(
    kind === 'article-page' &&
      momentIn(visitedAt) > now.getTime() &&
      blocking('visitedAt', '取材日が未来の日になっています。'),
  )

/** Periods start before they end. */
export const dateRules: Rule = (...args) =>
  [runRules, featureRules, articleDateRules].flatMap((rule) => rule(...args))
