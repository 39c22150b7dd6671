import { useEffect, useState } from 'react'
import { usePageContext } from '../page-context.tsx'
import { closeMenu } from '../shell/menu-id.ts'
import { notify } from '../shell/messages/notifications.ts'
import type { AppearanceDialog } from './AppearanceDialog.tsx'
import { renewAppearance } from './appearance-cookie.ts'

type Shown = { Dialog: typeof AppearanceDialog; opener: HTMLElement }

/** The place of the dialog, which a button of the menu opens. */
export function AppearanceCorner() {
  const [shown, setShown] = useState<Shown | null>(null)
  const pageContext = usePageContext()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new context is another page
  useEffect(() => () => setShown(null), [pageContext])
  useEffect(renewAppearance, [])
  useEffect(() => {
    // The menu is outside React's root.
    const open = async ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-display]'))) return
      closeMenu()
      const opener = document.querySelector<HTMLElement>('.menu-opener')
      const code = await import('./AppearanceDialog.tsx').catch(() => null)
      if (code && opener) setShown({ Dialog: code.AppearanceDialog, opener })
      else notify({ color: 'danger', description: '通信を確認して、もう一度お試しください。' })
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
  return shown && <shown.Dialog opener={shown.opener} onClose={() => setShown(null)} />
}
