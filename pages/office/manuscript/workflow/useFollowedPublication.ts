import { useEffect } from 'react'
import type { Publication } from '#domain/publish/publication.ts'
import { silent } from '#renderer/shell/errors/silent.ts'
import { useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import { fetchPublication } from '../store/calls.ts'
import { flashWhenLive } from './flash-when-live.ts'

const isOver = ({ status }: Publication) => status === 'live' || status === 'failed'

/** Polling interval in milliseconds, with exponential backoff. */
const waitOf = (round: number) => Math.min(400 * 1.25 ** round, 5000)

/** Polls a publication until it is finished. */
export function useFollowedPublication(): void {
  const store = useManuscriptStore()
  const id = useManuscriptState(({ publication }) =>
    publication && !isOver(publication) ? publication.id : null,
  )
  useEffect(() => {
    if (!id) return
    let round = 0
    let timer: ReturnType<typeof setTimeout>
    let isLeft = false
    const poll = async () => {
      const publication = await silent(() => fetchPublication(id))
      if (isLeft) return
      if (publication) {
        store.follow(publication)
        flashWhenLive(publication)
      }
      round += 1
      if (!publication || !isOver(publication)) timer = setTimeout(poll, waitOf(round))
    }
    timer = setTimeout(poll, waitOf(round))
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [id, store])
}
