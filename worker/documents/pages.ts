/**
 * Hands the built pages to vike. In Node vike finds them by itself, but a Worker has no file system to look in:
 * the build (vite.config.ts) replaces this body with an import of them. In development they come from vite.
 */
export const loadPages = async (): Promise<void> => {}
