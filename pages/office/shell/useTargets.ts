import { useEffect, useState } from 'react'
import { z } from 'zod'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { Manuscript } from '#domain/manuscript/manuscript.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { isAbort } from '#renderer/shell/errors/abort.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { kindsOf } from '../kinds-of.ts'
import { stageText } from '../parts/stage.ts'
import { paths } from '../paths.ts'
import type { Staff } from '../useStaff.ts'
import { sectionsOf } from './sections.ts'

const find = endpoint(
  'GET /manage/manuscripts',
  z.object({ manuscripts: z.object({ list: z.array(Manuscript) }) }),
  { endsWithPage: true },
)

/** Manuscripts of any kind by title; the latest ones without a keyword. */
const findManuscripts = async (keyword: string): Promise<Manuscript[]> =>
  (await request(find({ query: { limit: '8', ...(keyword && { q: keyword }) } }))).manuscripts.list

/** A navigation target. */
export type Target = { title: string; note: string; path: string }

/** Debounce in milliseconds. */
const DEBOUNCE_MS = 150

const sectionTargets = (staff: Staff, keyword: string): Target[] =>
  sectionsOf(staff).flatMap(({ label, sections }) =>
    sections
      .filter((section) => keyword !== '' && section.label.includes(keyword))
      .map((section) => ({ title: section.label, note: `${label}の画面`, path: section.path })),
  )

const manuscriptTargets = async (keyword: string): Promise<Target[]> =>
  (await findManuscripts(keyword)).map((one) => ({
    title: one.title || '題名のない原稿',
    note: `${CONTENT_KINDS[one.kind].label}・${stageText(one)}`,
    path: paths.edit(one.kind, one.slug),
  }))

/** Matching targets: pages immediately, manuscripts after the response. */
export function useTargets(staff: Staff, typed: string) {
  const keyword = typed.trim()
  const canRead = kindsOf(staff, 'read').length > 0
  const [found, setFound] = useState<Target[]>([])
  const [isValidating, setIsLoading] = useState(canRead)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (!canRead) return
    let isOver = false
    setIsLoading(true)
    const find = async () => {
      try {
        const targets = await manuscriptTargets(keyword)
        if (isOver) return
        setFound(targets)
        setProblem(null)
      } catch (error) {
        if (!isOver && !isAbort(error)) setProblem(messageText(error))
      } finally {
        if (!isOver) setIsLoading(false)
      }
    }
    const timer = setTimeout(find, DEBOUNCE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [keyword, canRead])
  return { targets: [...sectionTargets(staff, keyword), ...found], isValidating, problem }
}
