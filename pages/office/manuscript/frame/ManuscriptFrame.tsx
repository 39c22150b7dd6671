import { useEffect, useMemo } from 'react'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { titled } from '#renderer/head.ts'
import { MissingPage } from '#renderer/shell/ErrorPage.tsx'
import { StatusError } from '#renderer/shell/errors/errors.ts'
import { isMissing } from '#renderer/shell/errors/failure.ts'
import { abilitiesOf, NO_ABILITIES } from '../abilities.ts'
import { ManuscriptContext } from '../manuscript-context.ts'
import { MergeDialog } from '../merge/MergeDialog.tsx'
import type { ManuscriptHandle } from '../useManuscript.ts'
import { FrameLayout, type FrameLayoutProps } from './FrameLayout.tsx'
import { FrameSkeleton } from './FrameSkeleton.tsx'

type Props = FrameLayoutProps & { manuscript: ManuscriptHandle }

/** The page frame of a manuscript: head with actions, fields and panels. */
export function ManuscriptFrame({ manuscript, children, ...props }: Props) {
  const { account, store, isLoaded, error, retry } = manuscript
  const document_ = store?.state.get().document
  const abilities = account && document_ ? abilitiesOf(account, document_.manuscript) : NO_ABILITIES
  // biome-ignore lint/correctness/useExhaustiveDependencies: abilities derive from the other two
  const value = useMemo(
    () => (store && account ? { store, account, abilities } : null),
    [store, account, isLoaded],
  )
  const title = document_?.manuscript.title
  useEffect(() => {
    if (title) document.title = titled(title)
  }, [title])
  if (!isLoaded && error) {
    const shown = error instanceof StatusError ? error : new StatusError('')
    return isMissing(shown.status) ? <MissingPage /> : <Refusal error={shown} onRetry={retry} />
  }
  if (!isLoaded || !value) return <FrameSkeleton />
  return (
    <ManuscriptContext value={value}>
      <FrameLayout {...props}>{children}</FrameLayout>
      <MergeDialog />
    </ManuscriptContext>
  )
}
