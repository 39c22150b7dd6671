import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { memberOf } from '#renderer/auth/member-cookie.ts'
import { checkSession } from '#renderer/auth/session.ts'
import { existingAccountIn } from './existing-account.ts'
import { flow, resumeFlow } from './flow.ts'
import { SignInStep } from './steps/SignInStep.tsx'

const loadLaterSteps = () => import('./LaterSteps.tsx')
const loadOtherForms = () => import('./OtherForms.tsx')
const LaterSteps = lazy(async () => ({ default: (await loadLaterSteps()).LaterSteps }))
const OtherForms = lazy(async () => ({ default: (await loadOtherForms()).OtherForms }))

const OTHER_FORMS = ['#sign-up', '#forgot', '#passkey']

/** The query says that the mail address has an account: its step replaces the first form. */
const isLinkAddress = () => existingAccountIn(location.search) !== null

const NOTHING_YET = { ...flow.get(), hash: '', isLink: false }
type Shown = typeof NOTHING_YET

const current = (): Shown => ({ ...flow.get(), hash: location.hash, isLink: isLinkAddress() })

function Form({ pending, note, isSignedIn, hash, isLink }: Shown) {
  if (isSignedIn) return <OtherForms form="signed-in" />
  if (pending) return <LaterSteps pending={pending} />
  if (OTHER_FORMS.includes(hash)) return <OtherForms form={hash} />
  if (isLink) return <OtherForms form="link" />
  return <SignInStep note={note} />
}

/**
 * `/login`: the first form, the following steps of the pool, and other forms by hash, so that back navigation works. A form
 * stays until the code of the next one is there.
 */
export function Login() {
  const [shown, setShown] = useState(NOTHING_YET)
  useEffect(() => {
    resumeFlow()
    // At once: what is typed into the form of the document would be lost.
    setShown(current())
    const update = () => startTransition(() => setShown(current()))
    addEventListener('hashchange', update)
    const unsubscribe = flow.subscribe(update)
    // The next presses need not wait. If this fails, they try again.
    for (const load of [loadLaterSteps, loadOtherForms]) load().catch(() => {})
    if (memberOf(document.cookie) !== null)
      checkSession().then(
        ({ isAuthenticated }) => isAuthenticated && flow.set({ ...flow.get(), isSignedIn: true }),
        () => {},
      )
    return () => {
      removeEventListener('hashchange', update)
      unsubscribe()
    }
  }, [])
  return (
    <Suspense>
      <Form {...shown} />
    </Suspense>
  )
}
