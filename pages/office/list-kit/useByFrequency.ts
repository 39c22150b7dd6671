import { offsetOf } from './Pager.tsx'
import { fieldOf, useConditions } from './useConditions.ts'

const LENGTH = 50
const choices = [
  { value: 'hits', label: '回数の多い順' },
  { value: 'last', label: '新しい順' },
]

/** The order and the page of a list of what readers missed, kept in the address, and the query of its call. */
export function useByFrequency() {
  const conditions = useConditions()
  const sort = fieldOf(conditions)('sort', 'hits')
  const offset = offsetOf(conditions.query)
  const query = new URLSearchParams({ sort: sort.value, limit: String(LENGTH), offset: String(offset) })
  return { conditions, sort: { ...sort, choices }, query }
}
