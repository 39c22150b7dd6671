let areLost = false

/**
 * Vite fetches the styles of the next page with its code. Code that cannot be had vike knows and leaves for the whole
 * document; styles would be an error page to it. They are noted here instead (https://vite.dev/guide/build#load-error-handling).
 */
export const watchStyles = (): void =>
  addEventListener('vite:preloadError', (event) => {
    if (!event.payload.message.startsWith('Unable to preload CSS')) return
    event.preventDefault()
    areLost = true
  })

/** Whether a page that is about to be shown would stand there without its styles. */
export const areStylesLost = (): boolean => areLost
