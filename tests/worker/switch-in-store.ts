import { expect } from 'vitest'
import type { SwitchMode } from '#domain/site/maintenance.ts'
import { ALL_OPEN } from '#domain/site/switches.ts'
import type { OpenStore } from '#scripts/backup/open-store.ts'
import { switchByHand } from '#scripts/switch-by-hand.ts'
import { SWITCHES_KEY } from '#worker/maintenance/switches.ts'

/** Changes the switches of a site without its office. */
export const switchInStore = async ({ db, pages }: Pick<OpenStore, 'db' | 'pages'>, mode: SwitchMode) => {
  const object = {
    read: async () => (await (await pages.get(SWITCHES_KEY))?.text()) ?? null,
    write: async (text: string) => void (await pages.put(SWITCHES_KEY, text)),
  }
  const { isDone } = await switchByHand({ db, object }, { ...ALL_OPEN, mode }, new Date())
  expect(isDone).toBe(true)
}
