import { advice, blocking, momentIn, type Rule, recordIn, those } from './checklist-rule.ts'

const runRules: Rule = (kind, { startAt, endAt }, { now }) => {
  if (kind !== 'campaign' && kind !== 'sponsored-page') return []
  const [start, end] = [momentIn(startAt), momentIn(endAt)]
  return those(
    end <= start && blocking('endAt', '終了日時は、開始日時よりあとにしてください。'),
    end <= now.getTime() && advice('endAt', '終了日時を過ぎています。'),
  )
}

const featureRules: Rule = (kind, fields) => {
  const { from, to } = recordIn(fields.period)
  return those(
    kind === 'feature' &&
      momentIn(to) < momentIn(from) &&
      blocking('period.to', '終わりの日は、始まりの日よりあとにしてください。'),
  )
}

const articleDateRules: Rule = (kind, { visitedAt }, { now }) =>
  those(
    kind === 'article-page' &&
      momentIn(visitedAt) > now.getTime() &&
      blocking('visitedAt', '取材日が未来の日になっています。'),
  )

/** Periods that begin before they end. */
export const dateRules: Rule = (...asked) =>
  [runRules, featureRules, articleDateRules].flatMap((rule) => rule(...asked))
