import { useEffect, useSyncExternalStore } from 'react'
import { memberOf } from '#renderer/auth/member-cookie.ts'
import { checkSession } from '#renderer/auth/session.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { existingAccountIn } from './existing-account.ts'
import { flow, resumeFlow } from './flow.ts'
import { preloadablePart } from './preloadablePart.tsx'
import { SignInStep } from './steps/SignInStep.tsx'

const [LaterSteps, prepareLaterSteps] = preloadablePart(() =>
  import('./LaterSteps.tsx').then(({ LaterSteps }) => LaterSteps),
)
const [OtherForms, prepareOtherForms] = preloadablePart(() =>
  import('./OtherForms.tsx').then(({ OtherForms }) => OtherForms),
)

const OTHER_FORMS = ['#sign-up', '#forgot', '#passkey']

/** The query says that the mail address has an account: its step replaces the first form. */
const isLinkAddress = () => existingAccountIn(location.search) !== null

const onHash = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/**
 * `/login`: the first form, the following steps of the pool, and other forms by hash, so that back navigation works.
 */
export function Login() {
  const { pending, note, isSignedIn } = useStore(flow)
  const hash = useSyncExternalStore(
    onHash,
    () => location.hash,
    () => '',
  )
  const isLink = useSyncExternalStore(onHash, isLinkAddress, () => false)
  useEffect(() => {
    resumeFlow()
    prepareLaterSteps()
    prepareOtherForms()
    if (memberOf(document.cookie) === null) return
    checkSession().then(
      ({ isAuthenticated }) => isAuthenticated && flow.set({ ...flow.get(), isSignedIn: true }),
      () => {},
    )
  }, [])
  if (isSignedIn) return <OtherForms form="signed-in" />
  if (pending) return <LaterSteps pending={pending} />
  if (OTHER_FORMS.includes(hash)) return <OtherForms form={hash} />
  if (isLink) return <OtherForms form="link" />
  return <SignInStep note={note} />
}
