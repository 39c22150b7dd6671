import { useEffect, useState } from 'react'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { isAbort } from '#renderer/shell/errors/abort.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { kindsOf } from '../kinds-of.ts'
import { standingOf } from '../parts/stage.ts'
import { paths } from '../paths.ts'
import type { Staff } from '../useStaff.ts'
import { findManuscripts } from './find-manuscripts.ts'
import { sectionsOf } from './sections.ts'

/** Somewhere that can be gone to. */
export type Target = { title: string; note: string; path: string }

/** So long nothing more is typed before it is asked for, in milliseconds. */
const PAUSE = 150

const sectionTargets = (staff: Staff, words: string): Target[] =>
  sectionsOf(staff).flatMap(({ label, sections }) =>
    sections
      .filter((section) => words !== '' && section.label.includes(words))
      .map((section) => ({ title: section.label, note: `${label}の画面`, path: section.path })),
  )

const manuscriptTargets = async (words: string): Promise<Target[]> =>
  (await findManuscripts(words)).map((one) => ({
    title: one.title || '題名のない原稿',
    note: `${CONTENT_KINDS[one.kind].label}・${standingOf(one)}`,
    path: paths.edit(one.kind, one.slug),
  }))

/** What fits the words: parts of the office at once, manuscripts when the server has answered. */
export function useTargets(staff: Staff, typed: string) {
  const words = typed.trim()
  const mayRead = kindsOf(staff, 'read').length > 0
  const [found, setFound] = useState<Target[]>([])
  const [isAsking, setAsking] = useState(mayRead)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (!mayRead) return
    let isOver = false
    setAsking(true)
    const find = async () => {
      try {
        const targets = await manuscriptTargets(words)
        if (isOver) return
        setFound(targets)
        setProblem(null)
      } catch (error) {
        if (!isOver && !isAbort(error)) setProblem(messageText(error))
      } finally {
        if (!isOver) setAsking(false)
      }
    }
    const timer = setTimeout(find, PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [words, mayRead])
  return { targets: [...sectionTargets(staff, words), ...found], isAsking, problem }
}
