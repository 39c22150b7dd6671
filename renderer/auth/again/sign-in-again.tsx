import { createRoot } from 'react-dom/client'
import { loadProving } from './prove-again.ts'
import { SignInAgain } from './SignInAgain.tsx'

let pending: Promise<boolean> | null = null

async function openSignIn(): Promise<boolean> {
  const proving = await loadProving()
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : document.body
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise<boolean>((resolve) => {
    const end = (isProven: boolean) => {
      removeEventListener('popstate', cancel)
      root.unmount()
      place.remove()
      resolve(isProven)
    }
    const cancel = () => end(false)
    // Another page is about to be shown below the dialog.
    addEventListener('popstate', cancel)
    root.render(<SignInAgain proving={proving} opener={opener} onEnd={end} />)
  })
}

/**
 * Asks the member to sign in again, in a dialog above the open page, which keeps its state. Resolves to whether it
 * succeeded; concurrent callers share the result.
 */
export function signInAgain(): Promise<boolean> {
  pending ??= openSignIn().finally(() => {
    pending = null
  })
  return pending
}
