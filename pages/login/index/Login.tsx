import { useEffect, useState } from 'react'
import { memberOf } from '#renderer/auth/member-cookie.ts'
import { checkSession } from '#renderer/auth/session.ts'
import { existingAccountIn } from './existing-account.ts'
import { flow, resumeFlow } from './flow.ts'
import { SignInStep } from './steps/SignInStep.tsx'

/** The code of other forms, once it is there. */
const parts: {
  LaterSteps?: typeof import('./LaterSteps.tsx').LaterSteps
  OtherForms?: typeof import('./OtherForms.tsx').OtherForms
} = {}
const loadLaterSteps = async () => Object.assign(parts, await import('./LaterSteps.tsx'))
const loadOtherForms = async () => Object.assign(parts, await import('./OtherForms.tsx'))

const OTHER_FORMS = ['#sign-up', '#forgot', '#passkey']

/** The query says that the mail address has an account: its step replaces the first form. */
const isLinkAddress = () => existingAccountIn(location.search) !== null

const NOTHING_YET = { ...flow.get(), hash: '', isLink: false }
type Shown = typeof NOTHING_YET

const current = (): Shown => ({ ...flow.get(), hash: location.hash, isLink: isLinkAddress() })

const otherForm = ({ isSignedIn, pending, hash, isLink }: Shown): string | null => {
  if (isSignedIn) return 'signed-in'
  if (pending) return null
  return OTHER_FORMS.includes(hash) ? hash : isLink ? 'link' : null
}

/** Loads the code of a form, if that is not there yet. */
const prepare = async (shown: Shown): Promise<unknown> => {
  if (otherForm(shown)) return parts.OtherForms ?? loadOtherForms()
  return shown.pending && (parts.LaterSteps ?? loadLaterSteps())
}

/**
 * `/login`: the first form, the following steps of the pool, and other forms by hash, so that back navigation works. A form
 * stays until the code of the next one is there.
 */
export function Login() {
  const [shown, setShown] = useState(NOTHING_YET)
  useEffect(() => {
    resumeFlow()
    const show = () => setShown(current())
    // If the code cannot be loaded, the form stays, and the next press tries again.
    const update = () => prepare(current()).then(show, () => {})
    // At once: what is typed into the form of the document would be lost.
    show()
    update()
    addEventListener('hashchange', update)
    const unsubscribe = flow.subscribe(update)
    // The next presses need not wait.
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
  const { LaterSteps, OtherForms } = parts
  const other = otherForm(shown)
  if (other) return OtherForms && <OtherForms form={other} />
  if (shown.pending) return LaterSteps && <LaterSteps pending={shown.pending} />
  return <SignInStep note={shown.note} />
}
