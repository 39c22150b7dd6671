import { z } from 'zod'
import { answer, api } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'

const Done = z.looseObject({})

const door = async () => api((await publicConfig()).apiHost, { outlivesPage: true })

export const deleteGuide = async (id: string): Promise<void> => {
  await answer(Done, (await door()).travel.guides[':id'].$delete({ param: { id } }))
}

/** Gives back a guide that was deleted not longer than a month ago. */
export const restoreGuide = async (id: string): Promise<void> => {
  await answer(Done, (await door()).travel.guides[':id'].restore.$post({ param: { id } }))
}
