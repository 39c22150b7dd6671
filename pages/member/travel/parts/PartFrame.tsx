import type { ReactNode } from 'react'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { useAccount } from '#renderer/auth/useAccount.ts'
import { MissingPage } from '#renderer/shell/ErrorPage.tsx'
import { isMissing } from '#renderer/shell/errors/failure.ts'
import { MemberOnly } from '../../MemberOnly.tsx'
import { GuideFrame } from '../guides/@id/GuideFrame.tsx'
import { GuideSkeleton } from '../guides/@id/GuideSkeleton.tsx'
import type { GuideFace } from '../store/useGuide.ts'
import { useGuideIdOf } from './useGuideIdOf.ts'

type Props<Part> = {
  kind: 'sections' | 'activities'
  id: string
  /** The part in its guide; `undefined` once it is no longer there. */
  find: (document: GuideDocument) => Part | undefined
  titleOf: (part: Part) => string
  children: (part: Part, document: GuideDocument, guide: GuideFace) => ReactNode
}

/** A page of its own for a part of a guide. It lives on the guide that all pages share (R53). */
export function PartFrame<Part>({ kind, id, find, titleOf, children }: Props<Part>) {
  const { account, error: accountError, retry: askAccount } = useAccount()
  const { guideId, error, retry } = useGuideIdOf(kind, id)
  if (error && isMissing(error.status)) return <MissingPage />
  if (!guideId)
    return (
      <MemberOnly
        isKnown={false}
        error={accountError ?? (account ? error : null)}
        retry={accountError ? askAccount : retry}
        waiting={<GuideSkeleton />}
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
