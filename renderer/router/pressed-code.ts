/** The code that controls load when they are used, by their marks. */
const CODE: Readonly<Record<string, () => Promise<unknown>>> = {
  heart: () => import('../shelf/shelf-actions.ts'),
  shelf: () => import('../shelf/ShelfDrawer.tsx'),
  openShelf: () => import('../shelf/ShelfDrawer.tsx'),
  display: () => import('../appearance/AppearanceDialog.tsx'),
  zoom: () => import('../lightbox/Lightbox.tsx'),
}

/** Loads the code of what was pressed before the app was there (renderer/first-lines.ts), beside that of the page. */
export const loadPressedCode = (): void => {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-pressed]'))
    for (const mark in dataset) CODE[mark]?.().catch(() => {})
}
