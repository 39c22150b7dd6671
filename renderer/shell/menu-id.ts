/** The id of the menu (FloatingMenu.tsx). */
export const MENU = 'menu'

export const closeMenu = (): void => document.getElementById(MENU)?.hidePopover()
