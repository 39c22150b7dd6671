import { notify } from '../shell/messages/notifications.ts'

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-add]') : null

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

const load = () => import('./open-sheet.tsx')

const open = async (link: HTMLAnchorElement) => {
  const code = await load().catch(() => null)
  if (code) code.openSheet(link)
  else notify({ description: '通信できませんでした。もう一度お試しください。', color: 'danger' })
}

/**
 * Opens the sheet of guides for links of `AddToGuide`. Listens on the window in the capture phase, before the router.
 * Until this code is loaded the link leads to the page of guides, which shows the same sheet.
 */
export function openSheetOnClick(): void {
  addEventListener('pointerover', (event) => linkOf(event) && void load().catch(() => {}), { passive: true })
  addEventListener(
    'click',
    (event) => {
      const link = linkOf(event)
      if (!link || !isPlain(event)) return
      event.preventDefault()
      event.stopPropagation()
      void open(link)
    },
    true,
  )
}
