import { useState } from 'react'
import { link } from '#domain/url/link.ts'
import { memberOf } from '#renderer/auth/member-cookie.ts'
import { sessionOver } from '#renderer/auth/session-over.ts'
import { useAccount } from '#renderer/auth/useAccount.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { StatusError } from '#renderer/shell/errors/errors.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { AddSheet } from '#renderer/travel/AddSheet.tsx'
import { GuestNote } from '#renderer/travel/GuestNote.tsx'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { MemberOnly } from '../../../MemberOnly.tsx'
import { newGuideSourceOf } from '../new/new-guide-source.ts'
import { Guides } from './Guides.tsx'

const NewGuideSheet = lazyPart(() =>
  import('../new/NewGuideSheet.tsx').then(({ NewGuideSheet }) => NewGuideSheet),
)

const isRefused = (error: unknown): boolean =>
  error instanceof StatusError && error.status === 401 && memberOf(document.cookie) === null

/** Removes the query from the URL without a new history entry. */
const forgetQuery = () => void navigate(link('@travel-guides'), { replace: true, keepScroll: true })

/** `/@/travel/guides`: the guide list. `?add=` adds a place to a guide, `?new` and `?article=` create one. */
export function GuidesPage() {
  const { account, error, retry } = useAccount()
  const { urlOriginal } = usePageContext()
  const hadSession = useStore(sessionOver)
  // Never signed in, as opposed to an expired session.
  const isGuest = isRefused(error) && !hadSession
  const query = new URL(urlOriginal, 'https://page.invalid').searchParams
  const [added, source] = [query.get('add'), newGuideSourceOf(query)]
  const [made, setMade] = useState(0)
  const main = () => document.getElementById('main') ?? document.body
  return (
    <section className="grid grid-cols-1 gap-24">
      <h1 className="text-28">旅のしおり</h1>
      {isGuest && added === null && (
        <GuestNote
          back={urlOriginal}
          then={
            source
              ? 'ログインすると、しおりを作るところから続けられます。'
              : 'ログインすると、しおりを作れます。'
          }
        />
      )}
      <MemberOnly isReady={account !== null || isGuest} error={isGuest ? null : error} retry={retry}>
        {account && <Guides key={`${account.id}${made}`} />}
        {account && source && <NewGuideSheet source={source} opener={main()} onClose={forgetQuery} />}
      </MemberOnly>
      {added !== null && (
        <AddSheet
          path={added}
          opener={main()}
          leadsToPlace
          onClose={() => {
            setMade((count) => count + 1)
            forgetQuery()
          }}
        />
      )}
    </section>
  )
}
