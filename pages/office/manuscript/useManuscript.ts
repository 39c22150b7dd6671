import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Account } from '#domain/account/account.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import { draftSchemaOf } from '#domain/manuscript/schemas.ts'
import { useAccount } from '#renderer/auth/useAccount.ts'
import { deviceReady } from '#renderer/device/begin.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { useTellSaved } from '../preview/useTellSaved.ts'
import { takenText } from './merge/taken-text.ts'
import { manuscriptCalls, openManuscript } from './store/calls.ts'
import { keepable } from './store/keepable.ts'
import { deviceOf } from './store/kept.ts'
import { createManuscriptStore, type ManuscriptStore } from './store/manuscript-store.ts'
import { useManuscriptCare } from './useManuscriptCare.ts'

/** A manuscript for a page that edits it: hand it to `<ManuscriptFrame>`. */
export type ManuscriptFace = {
  kind: ContentKind
  account: Account | null
  store: ManuscriptStore | null
  isLoaded: boolean
  error: unknown
  retry: () => void
}

const nothing = () => () => {}

/** The page names it once; whatever happens to it from then on goes by its id. */
async function storeOf(kind: ContentKind, ref: string, accountId: string): Promise<ManuscriptStore> {
  const document = await openManuscript(kind, ref)
  const store = createManuscriptStore({
    kind,
    calls: manuscriptCalls(kind, document.manuscript.id),
    device: deviceOf(accountId),
    keepable: (fields, before) => keepable(draftSchemaOf(kind), fields, before),
    onTaken: (paths) => notify({ description: takenText(kind, paths), duration: 10_000 }),
  })
  await store.load(document)
  return store
}

/**
 * Opens one piece of content for writing (`ref`: its slug or id). From then on it is saved by itself: every 30 seconds,
 * when a field is left and when the page is; without a network it is kept on this device.
 */
export function useManuscript(kind: ContentKind, ref: string): ManuscriptFace {
  const { account: signedIn, error: accountError, retry: askAccount } = useAccount()
  // Whose session ends is nobody for a while: what they typed stays, for the save that follows their next sign-in.
  const [account, setAccount] = useState(signedIn)
  if (signedIn && signedIn !== account) setAccount(signedIn)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const [store, setStore] = useState<ManuscriptStore | null>(null)
  const accountId = account?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    if (!account) return
    let isLeft = false
    setError(null)
    setStore(null)
    const open = async () => {
      await deviceReady(account)
      const opened = await storeOf(kind, ref, account.id)
      if (isLeft) void opened.stop()
      else setStore(opened)
    }
    open().catch((cause) => !isLeft && setError(cause))
    return () => {
      isLeft = true
    }
  }, [kind, ref, accountId, attempt])
  useManuscriptCare(store)
  useTellSaved(store)
  const state = store?.state
  const isLoaded = useSyncExternalStore(
    state?.subscribe ?? nothing,
    () => Boolean(state?.get().document),
    () => false,
  )
  const retry = () => {
    if (accountError) askAccount()
    setAttempt((count) => count + 1)
  }
  return { kind, account, store, isLoaded, error: accountError ?? error, retry }
}
