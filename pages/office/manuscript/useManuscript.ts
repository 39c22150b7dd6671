import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Account } from '#domain/account/account.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import { draftSchemaOf } from '#domain/manuscript/schemas.ts'
import { useAccount } from '#renderer/auth/useAccount.ts'
import { deviceReady } from '#renderer/device/ready.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { useBroadcastSaved } from '../preview/useBroadcastSaved.ts'
import { mergedText } from './merge/merged-text.ts'
import { manuscriptCalls, openManuscript } from './store/calls.ts'
import { deviceOf } from './store/local-draft.ts'
import { createManuscriptStore, type ManuscriptStore } from './store/manuscript-store.ts'
import { savableFields } from './store/savable-fields.ts'
import { useManuscriptLifecycle } from './useManuscriptLifecycle.ts'

/** A manuscript for an edit page; pass it to `<ManuscriptFrame>`. */
export type ManuscriptHandle = {
  kind: ContentKind
  account: Account | null
  store: ManuscriptStore | null
  isLoaded: boolean
  error: unknown
  retry: () => void
}

const nothing = () => () => {}

/** The slug is used once; all further calls use the id. */
async function storeOf(kind: ContentKind, ref: string, accountId: string): Promise<ManuscriptStore> {
  const document = await openManuscript(kind, ref)
  const store = createManuscriptStore({
    kind,
    calls: manuscriptCalls(kind, document.manuscript.id),
    device: deviceOf(accountId),
    savableFields: (fields, before) => savableFields(draftSchemaOf(kind), fields, before),
    onMerged: (paths) => notify({ description: mergedText(kind, paths), duration: 10_000 }),
  })
  await store.load(document)
  return store
}

/**
 * Opens a content for editing (`ref`: slug or id), with autosave: every 30 seconds, on blur and on leaving the page;
 * offline, changes are stored on this device.
 */
export function useManuscript(kind: ContentKind, ref: string): ManuscriptHandle {
  const { account: signedIn, error: accountError, retry: retryAccount } = useAccount()
  // After the session ends, typed changes are kept for the save after the next sign-in.
  const [account, setAccount] = useState(signedIn)
  if (signedIn && signedIn !== account) setAccount(signedIn)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const [store, setStore] = useState<ManuscriptStore | null>(null)
  const accountId = account?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reopens it
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
  useManuscriptLifecycle(store)
  useBroadcastSaved(store)
  const state = store?.state
  const isLoaded = useSyncExternalStore(
    state?.subscribe ?? nothing,
    () => Boolean(state?.get().document),
    () => false,
  )
  const retry = () => {
    if (accountError) retryAccount()
    setAttempt((count) => count + 1)
  }
  return { kind, account, store, isLoaded, error: accountError ?? error, retry }
}
