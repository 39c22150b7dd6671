import { useState } from 'react'
import type { ShownPlan } from '#domain/redirect/import-plan.ts'
import { request } from '#renderer/api/request.ts'
import { isConflict } from '#renderer/form/refusal.ts'
import { whileLoading } from '#renderer/shell/messages/loading.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { importCsv } from '../endpoints.ts'
import { liveText } from '../redirect-labels.ts'

/** Reads a text file as UTF-8, or as Shift_JIS, the default of Excel in Japan. */
async function readText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('shift_jis').decode(bytes)
  }
}

export type ImportMode = 'merge' | 'replace'

const send = (csv: string, mode: ImportMode, version?: number) =>
  whileLoading(() => request(importCsv({ json: { csv, mode, version } })))

const CHANGED_MEANWHILE = 'ほかの人が規則を変更しました。何が変わるかを、もう一度確かめてください。'

/** Imports a file of rules: preview first, then apply. `run` serialises the calls. */
export function useImport(run: (work: () => Promise<unknown>) => Promise<void>, onApplied: () => void) {
  const [file, setFile] = useState<string | null>(null)
  const [plan, setPlan] = useState<ShownPlan | null>(null)
  const [isDone, setDone] = useState(false)
  const preview = async (csv: string, mode: ImportMode) => {
    setPlan(null)
    setDone(false)
    setPlan((await send(csv, mode)).plan)
  }
  const choose = (selected: Blob, mode: ImportMode) =>
    run(async () => {
      const csv = await readText(selected)
      setFile(csv)
      await preview(csv, mode)
    })
  const again = (mode: ImportMode) => run(async () => file !== null && (await preview(file, mode)))
  const apply = (mode: ImportMode) =>
    run(async () => {
      if (file === null || !plan) return
      try {
        const { plan: applied, isLive } = await send(file, mode, plan.version)
        setPlan(applied)
        setDone(true)
        onApplied()
        notify({ color: 'success', description: `取り込みました。${liveText(isLive)}` })
      } catch (error) {
        if (!isConflict(error)) throw error
        await preview(file, mode)
        notify({ color: 'warning', description: CHANGED_MEANWHILE, duration: 12_000 })
      }
    })
  return { file, plan, isDone, choose, again, apply }
}
