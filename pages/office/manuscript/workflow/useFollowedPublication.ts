import { useEffect } from 'react'
import type { Publication } from '#domain/publish/publication.ts'
import { silent } from '#renderer/shell/errors/silent.ts'
import { useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import { askPublication } from '../store/calls.ts'
import { flashWhenLive } from './flash-when-live.ts'

const isOver = ({ status }: Publication) => status === 'live' || status === 'failed'

/** How often the server is asked how far it has come, in milliseconds: soon at first, and not for ever so often. */
const waitOf = (round: number) => Math.min(400 * 1.25 ** round, 5000)

/** Asks how far a publication has come until it is over, whichever panel is shown. */
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
    const look = async () => {
      const publication = await silent(() => askPublication(id))
      if (isLeft) return
      if (publication) {
        store.follow(publication)
        flashWhenLive(publication)
      }
      round += 1
      if (!publication || !isOver(publication)) timer = setTimeout(look, waitOf(round))
    }
    timer = setTimeout(look, waitOf(round))
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [id, store])
}
