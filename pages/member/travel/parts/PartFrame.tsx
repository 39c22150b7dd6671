import type { ReactNode } from 'react'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { useAccount } from '#renderer/auth/useAccount.ts'
import { MissingPage } from '#renderer/shell/ErrorPage.tsx'
import { isMissing } from '#renderer/shell/errors/failure.ts'
import { MemberOnly } from '../../MemberOnly.tsx'
import { GuideFrame } from '../guides/@id/GuideFrame.tsx'
import { GuideSkeleton } from '../guides/@id/GuideSkeleton.tsx'
import type { GuideHandle } from '../store/useGuide.ts'
import { useGuideIdOf } from './useGuideIdOf.ts'

type Props<Part> = {
  kind: 'sections' | 'activities'
  id: string
  /** The part in its guide; `undefined` if it was deleted. */
  find: (document: GuideDocument) => Part | undefined
  titleOf: (part: Part) => string
  children: (part: Part, document: GuideDocument, guide: GuideHandle) => ReactNode
}

/** The page of a part of a guide. It uses the guide's store, which all pages share (R53). */
export function PartFrame<Part>({ kind, id, find, titleOf, children }: Props<Part>) {
  const { account, error: accountError, retry: retryAccount } = useAccount()
  const { guideId, error, retry } = useGuideIdOf(kind, id)
  if (error && isMissing(error.status)) return <MissingPage />
  if (!guideId)
    return (
      <MemberOnly
        isReady={false}
        error={accountError ?? (account ? error : null)}
        retry={accountError ? retryAccount : retry}
        placeholder={<GuideSkeleton />}
      >
        {null}
      </MemberOnly>
    )
  const title = (document: GuideDocument) => {
    const part = find(document)
    return part ? titleOf(part) : document.guide.title
  }
  return (
    <GuideFrame id={guideId} titleOf={title}>
      {(document, guide) => {
        const part = find(document)
        return part ? children(part, document, guide) : <MissingPage />
      }}
    </GuideFrame>
  )
}
