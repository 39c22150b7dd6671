import { useState } from 'react'
import type { ShownPlan } from '#domain/redirect/import-plan.ts'
import { isConflict } from '#renderer/form/refusal.ts'
import { whileLoading } from '#renderer/shell/messages/loading.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { ask } from '../../ask.ts'
import { ImportAnswer } from '../answers.ts'
import { liveText } from '../words.ts'
import { readText } from './read-file.ts'

export type ImportMode = 'merge' | 'replace'

const send = (csv: string, mode: ImportMode, version?: number) =>
  whileLoading(() =>
    ask(ImportAnswer, '/redirects/import', {
      method: 'POST',
      body: { csv, mode, ...(version !== undefined && { version }) },
    }),
  )

const TOLD = 'ほかの人が規則を変更しました。何が変わるかを、もう一度確かめてください。'

/** A file of rules: what it would change first, then the change itself. `run` does one thing at a time. */
export function useImport(run: (work: () => Promise<unknown>) => Promise<void>, onTaken: () => void) {
  const [file, setFile] = useState<string | null>(null)
  const [plan, setPlan] = useState<ShownPlan | null>(null)
  const [isDone, setDone] = useState(false)
  const look = async (csv: string, mode: ImportMode) => {
    setPlan(null)
    setDone(false)
    setPlan((await send(csv, mode)).plan)
  }
  const choose = (chosen: Blob, mode: ImportMode) =>
    run(async () => {
      const csv = await readText(chosen)
      setFile(csv)
      await look(csv, mode)
    })
  const again = (mode: ImportMode) => run(async () => file !== null && (await look(file, mode)))
  const take = (mode: ImportMode) =>
    run(async () => {
      if (file === null || !plan) return
      try {
        const { plan: taken, isLive } = await send(file, mode, plan.version)
        setPlan(taken)
        setDone(true)
        onTaken()
        notify({ color: 'success', description: `取り込みました。${liveText(isLive)}` })
      } catch (error) {
        if (!isConflict(error)) throw error
        await look(file, mode)
        notify({ color: 'warning', description: TOLD, duration: 12_000 })
      }
    })
  return { file, plan, isDone, choose, again, take }
}
