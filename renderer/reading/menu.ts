import { closeMenu, MENU } from '../shell/menu-id.ts'

/**
 * Makes the menu modal, which popovers are not, and closes it by a click beside its panel, by links within the page, and
 * before the page is kept for the way back.
 */
export function prepareMenu(): void {
  const menu = document.getElementById(MENU)
  const page = document.getElementById('root')
  menu?.addEventListener('beforetoggle', ({ newState }) => {
    page?.toggleAttribute('inert', newState === 'open')
  })
  menu?.addEventListener('click', ({ target }) => target === menu && closeMenu())
  addEventListener('hashchange', closeMenu)
  addEventListener('pagehide', closeMenu)
}
