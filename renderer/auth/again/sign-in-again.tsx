import { createRoot } from 'react-dom/client'
import { loadProving } from './prove-again.ts'
import { SignInAgain } from './SignInAgain.tsx'

let asking: Promise<boolean> | null = null

async function ask(): Promise<boolean> {
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
    // Another page comes below it.
    addEventListener('popstate', cancel)
    root.render(<SignInAgain proving={proving} opener={opener} onEnd={end} />)
  })
}

/**
 * Asks the member to sign in once more, above the page that is open, which keeps everything. Tells whether it was done;
 * whoever asks meanwhile gets the same answer.
 */
export function signInAgain(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}
